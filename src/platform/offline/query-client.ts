import { onlineManager, QueryClient } from '@tanstack/react-query';
import { AVATARS_CACHE } from '#src/platform/caches/avatars-cache.ts';
import { clearSpoken } from '#src/platform/caches/clear-spoken.ts';
import { ApiError, isUnreachable } from '#src/platform/http/api-result.ts';
import { useSession } from '#src/platform/session/session.ts';
import { wantAges } from './age-watch.ts';
import { connectivity, reportCallOutcome } from './connectivity.ts';
import { clearFirstFrame, FirstFrameCache, persistFirstFrame } from './first-frame.ts';
import { clearPageSnapshots } from './page-snapshot.ts';
import { clearStoredQueries, pruneStoredQueries } from './query-store.ts';
import { retryDelay, shouldRetry } from './retry.ts';
import { persistQuery } from './stored-queries.ts';

const DAY_MS = 86_400_000;

const recordFailure = (error: Error, { state }: { state: { data: unknown } }): void => {
  if (state.data !== undefined) wantAges();
  if (!(error instanceof ApiError)) return;
  if (isUnreachable(error.failure.code)) reportCallOutcome(false);
};

/** The query cache. Writes that must not be lost go through the outbox, never a mutation. */
export const queryClient = new QueryClient({
  queryCache: new FirstFrameCache({ onError: recordFailure }),
  defaultOptions: {
    queries: {
      // Always send the request: stored queries and the service worker respond with no network too, and a
      // query that waited for the network would keep its screen loading instead of saying so.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: shouldRetry,
      retryDelay,
      staleTime: 60_000,
      gcTime: DAY_MS,
      persister: persistQuery,
    },
    mutations: { networkMode: 'offlineFirst', retry: false },
  },
});

/** The learner's picture, and the sound of what they typed, out of the service worker's caches. */
async function clearMedia(): Promise<void> {
  if ('caches' in globalThis) await Promise.allSettled([caches.delete(AVATARS_CACHE), clearSpoken()]);
}

/** Deletes all queries stored on this device. The outbox is another database and stays. */
export async function clearPersistedQueries(): Promise<void> {
  clearFirstFrame();
  await Promise.all([clearStoredQueries(), clearPageSnapshots(), clearMedia()]);
}

/**
 * Nothing loaded as one learner may be shown to another: memory is emptied, and mounted queries are
 * refetched, before this returns: otherwise the next learner's first queries would be removed as well.
 */
function resetMemory(): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

/**
 * Restores what the first frame needs, then stores queries for the current owner. When that changes, memory
 * is emptied; when a learner leaves, their stored queries are deleted.
 * @returns stops it
 */
export function startQueryPersistence(): () => void {
  onlineManager.setEventListener((setOnline) => {
    setOnline(connectivity.getState().state === 'online');
    return connectivity.subscribe(({ state }) => setOnline(state === 'online'));
  });
  let stopStoring = persistFirstFrame(queryClient);
  const unsubscribe = useSession.subscribe((now, before) => {
    if (now.learnerId === before.learnerId && (now.token === null) === (before.token === null)) return;
    stopStoring();
    if (before.token !== null) void clearPersistedQueries();
    resetMemory();
    stopStoring = persistFirstFrame(queryClient);
  });
  const pruning = setTimeout(() => void pruneStoredQueries(), 10_000);
  return () => {
    clearTimeout(pruning);
    unsubscribe();
    stopStoring();
  };
}
