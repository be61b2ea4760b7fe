import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** A course with its lessons and the learner's progress. */
export const courseDetails = (id: string) => readQuery(ENDPOINTS.course.details, { params: { id } });
