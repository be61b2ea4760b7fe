import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** One question of a revise set with its last answer and grade. */
export const reviseDetail = (reviseId: string, questionId: string) =>
  readQuery(
    ENDPOINTS.revise.detailQuestion,
    { params: { a: reviseId, b: questionId } },
    {
      // A grade may arrive at any moment.
      staleTime: 0,
    },
  );
