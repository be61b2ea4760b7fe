import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { get } from 'idb-keyval';
import type { z } from 'zod/mini';
import { storedKey } from './queries-owner.ts';
import { store } from './stored-queries.ts';

/**
 * What this device has of a query, without asking the network: from memory, else from storage.
 * @returns null if it has nothing, or nothing that fits the schema
 */
export async function readStoredQuery<T>(
  client: QueryClient,
  queryKey: QueryKey,
  schema: z.ZodMiniType<T>,
): Promise<T | null> {
  const key = storedKey(queryKey);
  const known: unknown =
    client.getQueryData(queryKey) ??
    (key && (await get<PersistedQuery>(key, store()).catch(() => undefined))?.state.data);
  return schema.safeParse(known).data ?? null;
}
