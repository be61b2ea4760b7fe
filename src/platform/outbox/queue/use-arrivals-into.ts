import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { KnownQuery } from '#src/platform/offline/stored-queries.ts';
import { type Arrived, putArrived } from './put-arrived.ts';
import { useArrivals } from './use-arrivals.ts';

/**
 * Puts work that reaches the server while the screen is open into the data of the query that tells of it.
 * @param waiting queued work, by command id
 */
export function useArrivalsInto<Data, T>(
  query: KnownQuery<Data>,
  waiting: ReadonlyMap<string, T>,
  merge: (data: Data, work: T[]) => Data,
): void {
  const client = useQueryClient();
  const named = useMemo(
    () => new Map([...waiting].map(([id, what]): [string, Arrived<T>] => [id, { id, what }])),
    [waiting],
  );
  useArrivals(named, (arrived) => void putArrived(client, query, arrived, merge));
}
