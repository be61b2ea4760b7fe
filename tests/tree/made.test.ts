import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { made } from '#tests/support/made.ts';

it.each(EVERY_ENDPOINT.map(({ operation, endpoint }) => [operation, endpoint] as const))(
  'an answer of %s can be made up',
  (_, endpoint) => {
    if (endpoint.kind !== 'stream') expect(() => made(endpoint.response)).not.toThrow();
  },
);

const graded = z.object({ outcome: z.literal('graded'), score: z.number().check(z.minimum(1)) });
const declined = z.object({ outcome: z.literal('declined'), reason: z.nullable(z.string()) });
const schema = z.object({
  id: z.uuid(),
  title: z.string(),
  note: z.optional(z.string()),
  results: z.array(z.union([graded, declined])),
  last: z.nullable(z.object({ at: z.number(), is_late: z.boolean() })),
});

it('keeps what is given and makes up the least of the rest', () => {
  expect(made(schema)).toEqual({
    id: '019aa000-0000-7000-8000-000000000000',
    title: 'title',
    results: [],
    last: null,
  });
  expect(made(schema, { title: 'Bees', results: [{}, { outcome: 'declined' }], last: { at: 5 } })).toEqual({
    id: '019aa000-0000-7000-8000-000000000000',
    title: 'Bees',
    results: [
      { outcome: 'graded', score: 1 },
      { outcome: 'declined', reason: null },
    ],
    last: { at: 5, is_late: false },
  });
});

it('refuses what the contract does not allow', () => {
  expect(() => made(schema, { results: [{ outcome: 'graded', score: 0 }] })).toThrow(/score/);
});
