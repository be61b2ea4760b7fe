import 'fake-indexeddb/auto';
import { queryOptions } from '@tanstack/react-query';
import { createStore, get, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { clearPersistedQueries, queryClient } from './query-client.ts';
import { isQueryStored, readStoredQuery } from './refresh-queries.ts';
import { writeQuery } from './stored-queries.ts';

const ALICE = '01890000-0000-7000-8000-00000000000a';
const BINH = '01890000-0000-7000-8000-00000000000b';
const DAY_MS = 86_400_000;
const stored = createStore('luyen-reads', 'queries');
const titled = z.object({ title: z.string() });

const course = <T>(schema: z.core.$ZodType<T>, answer?: T) =>
  queryOptions<T>({
    queryKey: ['course', 'c1'],
    queryFn: () => (answer === undefined ? Promise.reject(new Error('no network')) : Promise.resolve(answer)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: { schema },
  });

beforeEach(async () => {
  storeSession('token-a', ALICE);
  await writeQuery(queryClient, course(titled), { title: 'Course of A' });
});
afterEach(async () => {
  queryClient.clear();
  clearSession();
  await clearPersistedQueries();
});

describe('a stored query', () => {
  it('is read from memory, and from the disk', async () => {
    expect(await readStoredQuery(queryClient, course(titled))).toEqual({ title: 'Course of A' });
    queryClient.clear();
    expect(await readStoredQuery(queryClient, course(titled))).toEqual({ title: 'Course of A' });
  });

  it('is not read by another learner', async () => {
    queryClient.clear();
    storeSession('token-b', BINH);
    expect(await readStoredQuery(queryClient, course(titled))).toBeNull();
  });

  it('of an earlier shape is shown with what this version has added, if it fits', async () => {
    queryClient.clear();
    const grown = z.object({ title: z.string(), lessons: z._default(z.number(), 0) });
    expect(await queryClient.fetchQuery(course(grown))).toEqual({ title: 'Course of A', lessons: 0 });
  });

  it('that no longer fits is fetched again, and never shown', async () => {
    queryClient.clear();
    const other = z.object({ name: z.string() });
    expect(await isQueryStored(course(other))).toBe(false);
    expect(await readStoredQuery(queryClient, course(other))).toBeNull();
    await expect(queryClient.fetchQuery(course(other))).rejects.toThrow('no network');
    expect(await queryClient.fetchQuery(course(other, { name: 'Course of A' }))).toEqual({
      name: 'Course of A',
    });
  });
});

/** As a page does that has just been opened. */
async function prune(): Promise<void> {
  vi.resetModules();
  await (await import('./query-store.ts')).pruneStoredQueries();
}

describe('what version 3 stored', () => {
  const LESSON = `v3:${ALICE}-["lesson","bai","assets"]`;
  const row = (dataUpdatedAt: number) => ({ state: { data: { title: 'Bài' }, dataUpdatedAt } });
  const moved = `${ALICE}-["/ielts/lessons/{id}/assets",{"id":"bai"}]`;

  it('is moved to where it is looked for now; what opens with no network is kept', async () => {
    await set(LESSON, row(Date.now()), stored);
    await set(`v3:${ALICE}-["blog","index",0]`, row(Date.now()), stored);
    await prune();
    expect(await get(moved, stored)).toMatchObject({ state: { data: { title: 'Bài' } } });
    expect(await keys<string>(stored)).not.toContainEqual(expect.stringContaining('v3:'));
  });

  it('is dropped if it is too old, or another learner’s', async () => {
    await set(moved, row(Date.now() - 31 * DAY_MS), stored);
    await set(`${BINH}-["profile"]`, row(Date.now()), stored);
    await prune();
    expect(await keys(stored)).toEqual([`${ALICE}-["course","c1"]`]);
  });
});
