import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { takerAuth } from '#src/platform/outbox/owner/taker.ts';
import { currentSession } from '#src/platform/session/session.ts';

export type ReadExam = ResponseOf<typeof ENDPOINTS.examTaking.listQuestion>;
export type ExamList = ResponseOf<typeof ENDPOINTS.examList.list>;

/** All that can be taken, with where the learner or the guest stands. */
export const testList = () =>
  queryOptions({
    queryKey: ['practice-test', 'list'],
    queryFn: async ({ signal }) =>
      callOrThrow(ENDPOINTS.examList.list, { options: { ...(await takerAuth()), signal } }),
  });

/** A submitted attempt with marks, keys, proofs and transcripts. */
export const testResult = (examId: string, attemptId: string) =>
  queryOptions({
    queryKey: ['practice-test', examId, 'result', attemptId],
    queryFn: async ({ signal }) =>
      callOrThrow(ENDPOINTS.examTaking.listQuestion, {
        query: { test_id: examId, attempt_id: attemptId },
        options: { ...(await takerAuth()), signal },
      }),
  });

/** Courses that suit a level, best first. */
export const coursesFor = (level: number) =>
  queryOptions({
    queryKey: ['course', 'suggestions', level],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.courseOffers.suggestions, {
        query: { level },
        options: { token: currentSession().token, signal },
      }),
  });
