import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OUTBOX_MUTATIONS } from '../mutations/outbox.ts';

it.each(OUTBOX_MUTATIONS)(
  'the mutation "$name" still matches its code exactly once',
  ({ file, find, tests }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    for (const test of tests) expect(existsSync(test), test).toBe(true);
  },
);

it('mutation names are unique', () => {
  expect(new Set(OUTBOX_MUTATIONS.map(({ name }) => name)).size).toBe(OUTBOX_MUTATIONS.length);
});
