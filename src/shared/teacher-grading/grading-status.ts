import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Where a submitted answer stands with the teachers, and how many gradings may still be asked for. */
export const teacherGradingStatus = (attemptId: string, questionId: string) =>
  queryOptions({
    queryKey: ['teacher-grading', attemptId, questionId],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.teacherGrading.read, {
        params: { attempt: attemptId, question: questionId },
        options: { signal },
      }),
  });
