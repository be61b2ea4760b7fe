import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { delMany, get } from 'idb-keyval';
import { storedKey } from './queries-owner.ts';
import { store, writeQuery } from './stored-queries.ts';

/** Whether the query is stored on this device for the current owner. */
export async function isQueryStored(queryKey: QueryKey): Promise<boolean> {
  const key = storedKey(queryKey);
  if (key === null) return false;
  return (await get<PersistedQuery>(key, store()).catch(() => undefined)) !== undefined;
}

/**
 * Fetches a query even if it is stored, and stores the response.
 * @returns whether it is on the device: there may be no room
 * @throws what the query throws
 */
export async function refreshQuery<T, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, Key>,
): Promise<boolean> {
  const data = await client.fetchQuery({
    ...options,
    staleTime: 0,
    persister: (queryFn, context) => queryFn(context),
  });
  await writeQuery(client, options.queryKey, data);
  return isQueryStored(options.queryKey);
}

/** Deletes stored queries from this device; memory is unchanged until the page is closed. */
export async function removeStoredQueries(queryKeys: readonly QueryKey[]): Promise<void> {
  await delMany(
    queryKeys.flatMap((queryKey) => storedKey(queryKey) ?? []),
    store(),
  ).catch(() => undefined);
}
