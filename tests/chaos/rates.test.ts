import { describe, expect, it } from 'vitest';
import { INVARIANTS } from './invariants.ts';
import { ratesText } from './rates.ts';

const run = (...invariants: string[]) => ({
  pieces: 150,
  commands: 120,
  repeats: 7,
  violations: invariants.map((invariant) => ({ invariant, what: 'x' })),
});

describe('the rates of runs', () => {
  it.each([
    [
      'in which all held',
      [run(), run()],
      'loss rate: 0 of 300 (below 1.0 %) pieces of work\nduplicate rate: 0 of 240 (below 1.3 %) commands, 14 deliveries of them repeated',
    ],
    [
      'in which something was lost, and something else came twice',
      [run('kept', 'recordings-whole', 'order'), run('effects-once')],
      'loss rate: 2 of 300 (0.67 %) pieces of work\nduplicate rate: 1 of 240 (0.42 %) commands, 14 deliveries of them repeated',
    ],
    [
      'of which there were none',
      [],
      'loss rate: 0 of 0 (unknown) pieces of work\nduplicate rate: 0 of 0 (unknown) commands, 0 deliveries of them repeated',
    ],
  ])('%s', (_, runs, text) => {
    expect(ratesText(runs)).toBe(text);
  });

  it('count invariants that exist', () => {
    const names = INVARIANTS.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['kept', 'recordings-whole', 'effects-once']));
  });
});
