import { hashKey, type QueryClient } from '@tanstack/react-query';
import { type KnownQuery, writeQuery } from '#src/platform/offline/stored-queries.ts';

/** Acknowledged work, by the id of its command. */
export interface Arrived<T> {
  id: string;
  what: T;
}

/** What is in a query's data already, as several parts of a page follow the same work. */
const merged = new Set<string>();

/**
 * Puts what has reached the server into a query's data, in memory and on the device, then reads the query anew. In
 * between, or if the network goes just then, it would be neither waiting nor in what the server told last.
 */
export async function putArrived<Data, T>(
  client: QueryClient,
  query: KnownQuery<Data>,
  arrived: readonly Arrived<T>[],
  merge: (data: Data, work: T[]) => Data,
): Promise<void> {
  const { queryKey } = query;
  const nameOf = (id: string): string => `${hashKey(queryKey)}:${id}`;
  const fresh = arrived.filter(({ id }) => !merged.has(nameOf(id)));
  for (const { id } of fresh) merged.add(nameOf(id));
  const data = client.getQueryData<Data>(queryKey);
  if (data !== undefined && fresh.length > 0) {
    const work = fresh.map(({ what }) => what);
    await writeQuery(client, query, merge(data, work));
  }
  await client.invalidateQueries({ queryKey });
}
