import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { setsInProgress } from '#src/shared/speaking/sets/sets-in-progress.ts';
import { type DeviceWork, lastDeviceWork, readDeviceWork } from './device-work.ts';
import { openWorkList } from './open-work-list.ts';

/**
 * The learner's unfinished work on this device; null until its database has answered. What was seen last may be finished by
 * now, so it stands in only where the database fails: `isUnread`.
 */
export function useDeviceWork(owner: string): { work: DeviceWork | null; isUnread: boolean } {
  const client = useQueryClient();
  const isOnline = useConnectivity() === 'online';
  const { dataUpdatedAt: setsAsOf } = useQuery(setsInProgress());
  const { dataUpdatedAt: workAsOf } = useQuery(openWorkList());
  const asOf = Math.max(setsAsOf, workAsOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is begun elsewhere is read from its stored query
  const read = useCallback(() => readDeviceWork(client, owner, isOnline), [client, owner, isOnline, asOf]);
  const [isUnread, setUnread] = useState(false);
  const fail = useCallback(() => setUnread(true), []);
  const live = useLive(read, fail);
  const { data } = useQuery(lastDeviceWork);
  useEffect(() => {
    if (live) client.setQueryData(lastDeviceWork.queryKey, live);
  }, [client, live]);
  return { work: live ?? (isUnread ? (data ?? null) : null), isUnread };
}
