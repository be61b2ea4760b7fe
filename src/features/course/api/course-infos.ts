import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** The overview of a course. */
export const courseInfos = (id: string) => readQuery(ENDPOINTS.courseOffers.infos, { params: { id } });
