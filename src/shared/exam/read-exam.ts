import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

export type ExamWithAnswers = ResponseOf<typeof ENDPOINTS.examTaking.listQuestion>;
export type ExamList = ResponseOf<typeof ENDPOINTS.examList.list>;

/** All available tests, with the progress of the learner or the guest. */
export const testList = () =>
  queryOptions({
    queryKey: ['practice-test', 'list'],
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.examList.list, { options: { signal } }),
  });

/** A submitted attempt with marks, keys, proofs and transcripts. */
export const testResult = (examId: string, attemptId: string) =>
  queryOptions({
    queryKey: ['practice-test', examId, 'result', attemptId],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.examTaking.listQuestion, {
        query: { test_id: examId, attempt_id: attemptId },
        options: { signal },
      }),
  });

/** Courses for a level, best first. */
export const coursesFor = (level: number) =>
  queryOptions({
    queryKey: ['course', 'suggestions', level],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.courseOffers.suggestions, { query: { level }, options: { signal } }),
  });
