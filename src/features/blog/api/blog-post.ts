import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export const blogPost = (slug: string) =>
  readQuery(ENDPOINTS.blog.post, { params: { id: slug } }, { staleTime: 5 * 60_000 });
