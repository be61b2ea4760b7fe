import { type Query, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { oldestUnrefreshed, type ShownData, storedAge } from '#rules/text/stored-age.ts';
import { NETWORK } from '#src/messages/network.ts';
import { isSlow } from '#src/platform/offline/age-watch.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { isStoredQuery } from '#src/platform/offline/stored-queries.ts';

/** Ages change by the minute, milliseconds. */
const LOOK_MS = 20_000;

function shownData(query: Query): ShownData {
  const { dataUpdatedAt, fetchFailureCount, status } = query.state;
  return {
    updatedAt: dataUpdatedAt,
    isStale: query.isStale(),
    hasFailed: status === 'error' || fetchFailureCount > 0,
    isSlow: isSlow(query),
  };
}

/** When the oldest stored copy that this page shows, and could not refresh, was fetched. */
function useOldest(): { at: number | null; now: number } {
  const cache = useQueryClient().getQueryCache();
  const isOnline = useConnectivity() === 'online';
  const [{ now }, setLook] = useState(() => ({ now: Date.now() }));
  useEffect(() => {
    const look = (): void => setLook({ now: Date.now() });
    const timer = setInterval(look, LOOK_MS);
    // Rendering may subscribe to a query, and must not be interrupted by another render.
    const unsubscribe = cache.subscribe(() => queueMicrotask(look));
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [cache]);
  const shown = cache
    .getAll()
    .filter((query) => query.isActive() && query.state.data !== undefined && isStoredQuery(query))
    .map(shownData);
  return { at: oldestUnrefreshed(shown, isOnline), now };
}

/** Says how old the stored data on the page is, if it could not be refreshed. */
export function StoredAge() {
  const { at, now } = useOldest();
  if (at === null) return null;
  return (
    <p
      data-stored-age=""
      className="flex h-(--stored-age-height) items-center justify-center gap-1.5 bg-sunk px-4 text-sm text-muted"
    >
      <History aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{NETWORK.storedAge(storedAge(at, now))}</span>
    </p>
  );
}
