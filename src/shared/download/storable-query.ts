import type { QueryClient, QueryKey } from '@tanstack/react-query';

export interface StorableQuery {
  key: QueryKey;
  /** Fetches and stores it; false: there was no room. Throws what the query throws. */
  renew: (client: QueryClient) => Promise<boolean>;
}
