import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { refreshQuery } from '#src/platform/offline/refresh-queries.ts';

export interface StorableQuery {
  key: QueryKey;
  /** Fetches and stores it; false: there was no room. Throws what the query throws. */
  renew: (client: QueryClient) => Promise<boolean>;
}

/** A query as downloads store it. */
export const storable = <T, Key extends QueryKey>(
  options: FetchQueryOptions<T, Error, T, Key> & { queryKey: Key },
): StorableQuery => ({
  key: options.queryKey,
  renew: (client) => refreshQuery(client, options),
});
