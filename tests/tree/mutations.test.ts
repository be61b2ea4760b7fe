import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OUTBOX_MUTATIONS } from '../mutations/outbox.ts';

it.each(OUTBOX_MUTATIONS)('the mutation "$name" still has what it switches off', ({ file, find, tests }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
  for (const test of tests) expect(existsSync(test), test).toBe(true);
});

it('each mutation has a name of its own', () => {
  expect(new Set(OUTBOX_MUTATIONS.map(({ name }) => name)).size).toBe(OUTBOX_MUTATIONS.length);
});
