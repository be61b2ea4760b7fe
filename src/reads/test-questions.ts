import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { currentSession } from '#src/session/session.ts';

const readTest = (testId: string, attemptId: string | undefined, signal: AbortSignal) =>
  callOrThrow(ENDPOINTS.practiceTest.listQuestion, {
    query: { test_id: testId, ...(attemptId === undefined ? {} : { attempt_id: attemptId }) },
    options: { token: currentSession().token, signal },
  });

/** A test's parts and questions without keys: what is needed to take it, also with no network. */
export const testQuestions = (testId: string) =>
  queryOptions({
    queryKey: ['practice-test', testId, 'questions'],
    queryFn: ({ signal }) => readTest(testId, undefined, signal),
    staleTime: 5 * 60_000,
  });

/** A submitted attempt with marks, keys, proofs and transcripts. */
export const testResult = (testId: string, attemptId: string) =>
  queryOptions({
    queryKey: ['practice-test', testId, 'result', attemptId],
    queryFn: ({ signal }) => readTest(testId, attemptId, signal),
  });
