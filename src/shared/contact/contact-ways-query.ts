import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Who runs the site and how to reach them. */
export const contactWays = () => readQuery(ENDPOINTS.contact.ways, {}, { staleTime: 60 * 60_000 });
