import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OUTBOX_MUTATIONS } from '../mutations/outbox.ts';

const matchesOnce = (source: string, find: string): boolean => source.split(find).length === 2;
const repeated = (names: readonly string[]): string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);

it.each(OUTBOX_MUTATIONS)(
  'the mutation "$name" still matches its code exactly once',
  ({ file, find, tests }) => {
    expect(matchesOnce(readFileSync(file, 'utf8'), find)).toBe(true);
    for (const test of tests) expect(existsSync(test), test).toBe(true);
  },
);

it('mutation names are unique', () => {
  expect(repeated(OUTBOX_MUTATIONS.map(({ name }) => name))).toEqual([]);
});

it('refuses what matches nothing, or twice, and a name that is taken', () => {
  expect(['a = 1;', 'b = 1;', 'a = 1; a = 1;'].map((source) => matchesOnce(source, 'a = 1'))).toEqual([
    true,
    false,
    false,
  ]);
  expect(repeated(['one', 'two', 'one'])).toEqual(['one']);
});
