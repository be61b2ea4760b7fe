import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Who runs the site and how to reach them. */
export const contactWays = () =>
  queryOptions({
    queryKey: ['contact', 'ways'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.contact.ways, { options: { signal } }),
    staleTime: 60 * 60_000,
  });
