import { queryOptions } from '@tanstack/react-query';
import { contactWays as endpoint } from '#contract/contact-ways.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Who runs the site and how they are reached. */
export const contactWays = () =>
  queryOptions({
    queryKey: ['contact', 'ways'],
    queryFn: ({ signal }) => callOrThrow(endpoint, { options: { signal } }),
    staleTime: 60 * 60_000,
  });
