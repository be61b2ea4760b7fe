import { persistQueryClientSubscribe } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { type DehydrateOptions, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { QUERIES_MAX_AGE, queriesOwner } from './queries-owner.ts';

const KEY = 'luyen.first-frame';

const STORED: DehydrateOptions = {
  shouldDehydrateMutation: () => false,
  shouldDehydrateQuery: ({ meta, state }) => meta?.persist === 'first-frame' && state.status === 'success',
};

/**
 * Stores the few small queries that the first frame needs (`meta: { persist: 'first-frame' }`) in
 * localStorage, too, because it is synchronous: they are restored before anything renders, for the current owner.
 * @returns stops storing
 */
export function persistFirstFrame(queryClient: QueryClient): () => void {
  const owner = queriesOwner();
  if (owner === null) return () => undefined;
  const storage = {
    getItem: (key: string) => localStorage.getItem(key),
    // Writes are delayed: one after the sign-out must not bring the learner's data back.
    setItem: (key: string, value: string) => {
      if (queriesOwner() === owner) localStorage.setItem(key, value);
    },
    removeItem: (key: string) => localStorage.removeItem(key),
  };
  const persister = createSyncStoragePersister({ key: KEY, storage });
  restore(queryClient, owner);
  const stop = persistQueryClientSubscribe({
    queryClient,
    persister,
    buster: owner,
    dehydrateOptions: STORED,
  });
  // A page that is left before the delayed write would start the next one with what it has replaced.
  const saveNow = (): void => {
    const clientState = dehydrate(queryClient, STORED);
    try {
      storage.setItem(KEY, JSON.stringify({ buster: owner, timestamp: Date.now(), clientState }));
    } catch {
      // No room: the next start asks the server.
    }
  };
  addEventListener('pagehide', saveNow);
  return () => {
    removeEventListener('pagehide', saveNow);
    stop();
  };
}

function restore(queryClient: QueryClient, owner: string): void {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (stored?.buster === owner && Date.now() - stored.timestamp < QUERIES_MAX_AGE) {
      hydrate(queryClient, stored.clientState);
    }
  } catch {
    clearFirstFrame();
  }
}

export function clearFirstFrame(): void {
  localStorage.removeItem(KEY);
}
