import { persistQueryClientSubscribe } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { hydrate, type QueryClient } from '@tanstack/react-query';
import { QUERIES_MAX_AGE, queriesOwner } from './queries-owner.ts';

const KEY = 'luyen.first-frame';

/**
 * Stores the few small queries that the first frame needs (`meta: { persist: 'first-frame' }`) in
 * localStorage, too, because it is synchronous: they are restored before anything renders, for the current owner.
 * @returns stops storing
 */
export function persistFirstFrame(queryClient: QueryClient): () => void {
  const owner = queriesOwner();
  if (owner === null) return () => undefined;
  const persister = createSyncStoragePersister({
    key: KEY,
    storage: {
      getItem: (key) => localStorage.getItem(key),
      // Writes are delayed: one after the sign-out must not bring the learner's data back.
      setItem: (key, value) => {
        if (queriesOwner() === owner) localStorage.setItem(key, value);
      },
      removeItem: (key) => localStorage.removeItem(key),
    },
  });
  restore(queryClient, owner);
  return persistQueryClientSubscribe({
    queryClient,
    persister,
    buster: owner,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ meta, state }) =>
        meta?.persist === 'first-frame' && state.status === 'success',
    },
  });
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
