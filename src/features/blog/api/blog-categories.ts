import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export const blogCategories = () => readQuery(ENDPOINTS.blog.categories, {}, { staleTime: 5 * 60_000 });
