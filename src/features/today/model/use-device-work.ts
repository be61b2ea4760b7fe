import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { type DeviceWork, lastDeviceWork, readDeviceWork } from './device-work.ts';

/** The learner's unfinished work on this device: as last seen, until the database has answered. */
export function useDeviceWork(owner: string): { work: DeviceWork | null; isRead: boolean } {
  const client = useQueryClient();
  const read = useCallback(() => readDeviceWork(client, owner), [client, owner]);
  const live = useLive(read);
  const { data } = useQuery(lastDeviceWork());
  useEffect(() => {
    if (live) client.setQueryData(lastDeviceWork().queryKey, live);
  }, [client, live]);
  return { work: live ?? data ?? null, isRead: live !== undefined };
}
