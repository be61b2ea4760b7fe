import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { clearPersistedQueries, queryClient } from './query-client.ts';
import { readStoredQuery } from './read-stored-query.ts';
import { storeQuery } from './stored-queries.ts';

const ALICE = '01890000-0000-7000-8000-00000000000a';
const BINH = '01890000-0000-7000-8000-00000000000b';
const KEY = ['course', 'c1'];
const course = z.object({ title: z.string() });

const read = () => readStoredQuery(queryClient, KEY, course);

beforeEach(async () => {
  storeSession('token-a', ALICE);
  queryClient.setQueryData(KEY, { title: 'Course of A' });
  await storeQuery(queryClient, KEY);
});
afterEach(async () => {
  queryClient.clear();
  clearSession();
  await clearPersistedQueries();
});

it('reads what is in memory, and what is only stored', async () => {
  expect(await read()).toEqual({ title: 'Course of A' });
  queryClient.clear();
  expect(await read()).toEqual({ title: 'Course of A' });
});

it('reads nothing of another learner, and nothing that does not fit', async () => {
  queryClient.clear();
  storeSession('token-b', BINH);
  expect(await read()).toBeNull();
  queryClient.setQueryData(KEY, { name: 'of an older version' });
  expect(await read()).toBeNull();
});
