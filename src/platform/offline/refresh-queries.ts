import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { findStored, removeStored } from './query-store.ts';
import { type KnownQuery, storedShape, writeQuery } from './stored-queries.ts';

/**
 * What this device has of a query, without asking the network: from memory, else from storage.
 * @returns null if it has nothing, or nothing that fits
 */
export async function readStoredQuery<T>(
  client: QueryClient,
  { queryKey, meta }: KnownQuery<T>,
): Promise<T | null> {
  const schema = storedShape(meta);
  const known =
    client.getQueryData<unknown>(queryKey) ?? (schema && (await findStored(queryKey, schema))?.data);
  return (known ?? null) as T | null;
}

/** Whether the query is stored on this device for the current owner. */
export async function isQueryStored({ queryKey, meta }: KnownQuery<unknown>): Promise<boolean> {
  const schema = storedShape(meta);
  return schema !== null && (await findStored(queryKey, schema)) !== undefined;
}

/**
 * Fetches a query even if it is stored, and stores the response.
 * @returns whether it is on the device: there may be no space
 * @throws what the query throws
 */
export async function refreshQuery<T, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<T, Error, T, Key> & KnownQuery<T>,
): Promise<boolean> {
  const now: FetchQueryOptions<T, Error, T, Key> = {
    ...options,
    staleTime: 0,
    persister: (read, context) => read(context),
  };
  await writeQuery<T>(client, options, await client.fetchQuery(now));
  return isQueryStored(options);
}

/** Deletes stored queries from this device; memory is unchanged until the page is closed. */
export const removeStoredQueries = (queries: readonly KnownQuery<unknown>[]): Promise<void> =>
  removeStored(queries.map(({ queryKey }) => queryKey));
