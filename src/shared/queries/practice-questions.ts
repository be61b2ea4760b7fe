import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** A practice's questions without keys: what is needed to do it, even with no network. */
export const practiceQuestions = (practiceId: string) =>
  readQuery(
    ENDPOINTS.practice.listQuestion,
    { query: { practice_id: practiceId } },
    { staleTime: 5 * 60_000 },
  );

/** A submitted attempt with marks, keys and evaluations. */
export const practiceResult = (practiceId: string, attemptId: string) =>
  readQuery(
    ENDPOINTS.practice.listQuestion,
    { query: { practice_id: practiceId, attempt_id: attemptId } },
    {
      // A grade may have come since it was loaded.
      staleTime: 0,
    },
  );
