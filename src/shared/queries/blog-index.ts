import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** One page of the study corner's articles, newest first. */
export const blogIndex = (page: number) =>
  readQuery(ENDPOINTS.blog.index, { query: { page } }, { staleTime: 5 * 60_000 });
