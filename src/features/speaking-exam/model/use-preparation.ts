import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePrepared } from '#src/shared/microphone-check/prepared.ts';
import { preparation, reportPrepared } from '../api/preparation.ts';

/**
 * Tells the server that this device was checked as soon as it can be told: with no network, when the test is opened
 * the next time.
 */
export function useReportedPreparation(setId: string): void {
  const isPrepared = usePrepared(({ prepared }) => prepared);
  const client = useQueryClient();
  const { data } = useQuery(preparation(setId));
  const isDue = isPrepared && data?.is_prepared === false;
  useEffect(() => {
    if (!isDue) return;
    void reportPrepared(setId).then((standing) => {
      if (standing)
        client.setQueryData(preparation(setId).queryKey, (before) => before && { ...before, ...standing });
    });
  }, [isDue, setId, client]);
}
