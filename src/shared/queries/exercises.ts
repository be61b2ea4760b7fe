import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** A test's parts and questions without keys: what is needed to take it, even with no network. */
export const examQuestions = (examId: string) =>
  readQuery(ENDPOINTS.examTaking.listQuestion, { query: { test_id: examId } }, { staleTime: 5 * 60_000 });

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

/** The latest results of a duet's lines, of whoever uses the device. */
export const latestDuetResult = (duetId: string) =>
  readQuery(
    ENDPOINTS.duet.latestResult,
    { params: { id: duetId } },
    {
      // A grade may arrive at any moment.
      staleTime: 0,
    },
  );
