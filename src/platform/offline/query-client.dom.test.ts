import 'fake-indexeddb/auto';
import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { createStore, entries } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod/mini';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { clearPersistedQueries, queryClient, startQueryPersistence } from './query-client.ts';
import { writeQuery } from './stored-queries.ts';

const ALICE = '01890000-0000-7000-8000-00000000000a';
const BINH = '01890000-0000-7000-8000-00000000000b';
const stored = createStore('luyen-reads', 'queries');
const storedText = async (): Promise<string> => JSON.stringify(await entries(stored));

const text = z.string();
const course = (queryFn: () => Promise<string>) =>
  queryOptions({ queryKey: ['course', 'c1'], queryFn, staleTime: 0, meta: { schema: text } });
const profile = (queryFn: () => Promise<string>, schema: z.core.$ZodType = text) =>
  queryOptions({ queryKey: ['profile'], queryFn, meta: { schema, persist: 'first-frame' } });
/** What a screen shows before anything has been fetched. */
const firstShown = (query: ReturnType<typeof profile>) =>
  new QueryObserver(queryClient, query).getCurrentResult().data;
const answers = (text: string) => () => Promise.resolve(text);
const noNetwork = () => Promise.reject(new Error('no network'));

/** Starts a new session of the app: memory is empty, the device's storage is not. */
async function reopen(stop: () => void): Promise<() => void> {
  stop();
  queryClient.clear();
  return startQueryPersistence();
}

describe('a learner’s queries', () => {
  let stop: () => void;
  beforeEach(() => {
    storeSession('token-a', ALICE);
    stop = startQueryPersistence();
  });
  afterEach(async () => {
    stop();
    queryClient.clear();
    clearSession();
    await clearPersistedQueries();
  });

  it('are restored in the next session with no network', async () => {
    await queryClient.fetchQuery(course(answers('lesson of A')));
    await vi.waitFor(async () => expect(await storedText()).toContain('lesson of A'));
    stop = await reopen(stop);
    expect(await queryClient.fetchQuery(course(noNetwork))).toBe('lesson of A');
  });

  it('are shown first and then refetched if stale; a missing response is no unhandled rejection', async () => {
    await queryClient.fetchQuery(course(answers('lesson of A')));
    await vi.waitFor(async () => expect(await storedText()).toContain('lesson of A'));
    stop = await reopen(stop);
    const fetchCourse = vi.fn(noNetwork);
    const shown = new QueryObserver(queryClient, { ...course(fetchCourse), retry: false });
    const leave = shown.subscribe(() => undefined);
    // An unhandled rejection fails the run.
    await vi.waitFor(() => expect(shown.getCurrentResult().status).toBe('error'));
    expect(fetchCourse).toHaveBeenCalledOnce();
    expect(shown.getCurrentResult().data).toBe('lesson of A');
    leave();

    stop = await reopen(stop);
    const renewed = new QueryObserver(queryClient, course(answers('newer lesson')));
    onTestFinished(renewed.subscribe(() => undefined));
    await vi.waitFor(() => expect(renewed.getCurrentResult().data).toBe('newer lesson'));
  });

  it('give way to the response of a write, even while being fetched, and in the next session too', async () => {
    await queryClient.fetchQuery(course(answers('before')));
    const slow = Promise.withResolvers<string>();
    const late = queryClient.fetchQuery(course(() => slow.promise)).catch(() => undefined);
    await writeQuery(queryClient, course(noNetwork), 'written');
    slow.resolve('before');
    await late;
    expect(queryClient.getQueryData(['course', 'c1'])).toBe('written');
    stop = await reopen(stop);
    expect(await queryClient.fetchQuery(course(noNetwork))).toBe('written');
  });

  it('are in the first frame immediately if marked for it, and stored with the others as well', async () => {
    await queryClient.fetchQuery(profile(answers('name of A')));
    await vi.waitFor(() => expect(localStorage.getItem('luyen.first-frame')).toContain('name of A'), 3000);
    await vi.waitFor(async () => expect(await storedText()).toContain('name of A'));
    stop = await reopen(stop);
    expect(firstShown(profile(noNetwork))).toBe('name of A');
  });

  it('are not in the first frame if they do not fit what this version shows', async () => {
    await queryClient.fetchQuery(profile(answers('name of A')));
    dispatchEvent(new Event('pagehide'));
    stop = await reopen(stop);
    expect(firstShown(profile(noNetwork, z.object({ name: text })))).toBeUndefined();
  });

  it('are in the next page’s first frame as they were when this one was left', async () => {
    await queryClient.fetchQuery(profile(answers('name of A')));
    await writeQuery(queryClient, profile(noNetwork), 'new name of A');
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('luyen.first-frame')).toContain('new name of A');
  });

  it('are not shown to the next learner, from memory or from storage', async () => {
    await queryClient.fetchQuery(course(answers('lesson of A')));
    await queryClient.fetchQuery(profile(answers('name of A')));
    await vi.waitFor(async () => expect(await storedText()).toContain('lesson of A'));
    await vi.waitFor(() => expect(localStorage.getItem('luyen.first-frame')).toContain('name of A'), 3000);
    clearSession();
    await vi.waitFor(async () => expect(await storedText()).not.toContain('lesson of A'));
    expect(JSON.stringify(localStorage)).not.toContain('name of A');
    storeSession('token-b', BINH);
    await vi.waitFor(() => expect(firstShown(profile(noNetwork))).toBeUndefined());
    expect(queryClient.getQueryData(['course', 'c1'])).toBeUndefined();
    await expect(queryClient.fetchQuery(course(noNetwork))).rejects.toThrow('no network');
  });

  it('leave a screen that stays open, which refetches as the new learner', async () => {
    const seen: unknown[] = [];
    let who = 'A';
    const observer = new QueryObserver(
      queryClient,
      course(() => Promise.resolve(`lesson of ${who}`)),
    );
    const unsubscribe = observer.subscribe(({ data }) => seen.push(data));
    await vi.waitFor(() => expect(seen.at(-1)).toBe('lesson of A'));
    who = 'B';
    storeSession('token-b', BINH);
    await vi.waitFor(() => expect(seen.at(-1)).toBe('lesson of B'));
    unsubscribe();
  });

  it('leave no trace if they arrive after the sign-out', async () => {
    const late = Promise.withResolvers<string>();
    const fetching = queryClient.fetchQuery(course(() => late.promise)).catch(() => undefined);
    clearSession();
    await clearPersistedQueries();
    late.resolve('lesson of A');
    await fetching;
    // Stored after it, in the same database: an earlier write would be there too.
    storeSession('token-b', BINH);
    await queryClient.fetchQuery({ ...course(answers('other of B')), queryKey: ['other'] });
    await vi.waitFor(async () => expect(await storedText()).toContain('other of B'));
    expect(await storedText()).not.toContain(ALICE);
  });

  it('are not stored without a schema, or if they are never to be', async () => {
    const unstored = [{}, { schema: text, persist: 'never' }] as const;
    for (const [at, meta] of unstored.entries())
      await queryClient.fetchQuery({ queryKey: ['unstored', at], queryFn: answers('secret'), meta });
    await queryClient.fetchQuery(course(answers('lesson of A')));
    await vi.waitFor(async () => expect(await storedText()).toContain('lesson of A'));
    expect(await storedText()).not.toContain('secret');
  });
});
