import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** How many gradings the learner has left today, and how long one currently takes. */
export const gradingCount = () => readQuery(ENDPOINTS.gradingCount.statistic, {}, { staleTime: 10_000 });
