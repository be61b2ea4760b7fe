import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { AVATARS_CACHE } from '#src/platform/caches/avatars-cache.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { useSession } from '#src/platform/session/session.ts';
import { connectivity, reportCallOutcome } from './connectivity.ts';
import { clearFirstFrame, persistFirstFrame } from './first-frame.ts';
import { clearPageSnapshots } from './page-snapshot.ts';
import { retryDelay, shouldRetry } from './retry.ts';
import { clearStoredQueries, persistQuery, pruneStoredQueries } from './stored-queries.ts';

const DAY_MS = 86_400_000;

const recordFailure = (error: Error): void => {
  if (!(error instanceof ApiError)) return;
  if (error.failure.code === 'NETWORK' || error.failure.code === 'FOREIGN_ANSWER') reportCallOutcome(false);
};

/** The cache of reads. Writes that must last are the outbox's, never a mutation's. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: recordFailure }),
  defaultOptions: {
    queries: {
      // Tries always go out: what is stored, and the service worker, answer with no network too, and a read that
      // waited for the network would keep its screen loading instead of saying so.
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

const clearPictures = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(AVATARS_CACHE).catch(() => false);
};

/** Forgets all reads stored on this device. The outbox is another database and stays. */
export async function clearPersistedQueries(): Promise<void> {
  clearFirstFrame();
  await Promise.all([clearStoredQueries(), clearPageSnapshots(), clearPictures()]);
}

/**
 * Nothing read as one learner may be seen as another: memory is emptied, and what is mounted asks again.
 * All of it before this returns, so that the next learner's first reads are not swept away with it.
 */
function forgetMemory(): void {
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}

/**
 * Restores what the first frame needs, then stores reads for whoever is signed in. When that changes, memory is
 * emptied, and a learner who leaves takes the stored reads along.
 * @returns stops it
 */
export function startQueryPersistence(): () => void {
  onlineManager.setEventListener((setOnline) => {
    setOnline(connectivity.getState().state === 'online');
    return connectivity.subscribe(({ state }) => setOnline(state === 'online'));
  });
  let stopKeeping = persistFirstFrame(queryClient);
  const unsubscribe = useSession.subscribe((now, before) => {
    if (now.learnerId === before.learnerId && (now.token === null) === (before.token === null)) return;
    stopKeeping();
    if (before.token !== null) void clearPersistedQueries();
    forgetMemory();
    stopKeeping = persistFirstFrame(queryClient);
  });
  const tidying = setTimeout(() => void pruneStoredQueries(), 10_000);
  return () => {
    clearTimeout(tidying);
    unsubscribe();
    stopKeeping();
  };
}
