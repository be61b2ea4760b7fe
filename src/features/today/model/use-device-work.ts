import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { setsInProgress } from '#src/shared/speaking/sets/sets-in-progress.ts';
import { type DeviceWork, lastDeviceWork, readDeviceWork } from './device-work.ts';
import { openWorkList } from './open-work-list.ts';

/** The learner's unfinished work on this device: as last seen, until the database has answered. */
export function useDeviceWork(owner: string): { work: DeviceWork | null; isRead: boolean } {
  const client = useQueryClient();
  const isOnline = useConnectivity() === 'online';
  const { dataUpdatedAt: setsAsOf } = useQuery(setsInProgress());
  const { dataUpdatedAt: workAsOf } = useQuery(openWorkList());
  const asOf = Math.max(setsAsOf, workAsOf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is begun elsewhere is read from its stored query
  const read = useCallback(() => readDeviceWork(client, owner, isOnline), [client, owner, isOnline, asOf]);
  const live = useLive(read);
  const { data } = useQuery(lastDeviceWork);
  useEffect(() => {
    if (live) client.setQueryData(lastDeviceWork.queryKey, live);
  }, [client, live]);
  return { work: live ?? data ?? null, isRead: live !== undefined };
}
