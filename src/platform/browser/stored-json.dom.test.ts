import { afterEach, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { readStoredJson } from './stored-json.ts';

afterEach(() => localStorage.clear());

it.each([
  ['nothing', null, null],
  ['a stored value', '{"ids":["a"]}', { ids: ['a'] }],
  ['another form', '{"ids":"a"}', null],
  ['no JSON', '{', null],
])('%s', (_, text, expected) => {
  if (text !== null) localStorage.setItem('k', text);
  expect(readStoredJson('k', z.object({ ids: z.array(z.string()) }))).toEqual(expected);
});
