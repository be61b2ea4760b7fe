import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { refreshQuery } from '#src/platform/offline/refresh-queries.ts';
import type { KnownQuery } from '#src/platform/offline/stored-queries.ts';

export interface StorableQuery {
  query: KnownQuery<unknown>;
  /** Fetches and stores it; false: there was no room. Throws what the query throws. */
  renew: (client: QueryClient) => Promise<boolean>;
}

/** A query as downloads store it. */
export const storable = <T, Key extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, Key> & KnownQuery<T>,
): StorableQuery => ({
  query,
  renew: (client) => refreshQuery(client, query),
});
