import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Status of an answer's grading by teachers, and how many gradings may still be requested. */
export const teacherGradingStatus = (attemptId: string, questionId: string) =>
  queryOptions({
    queryKey: ['teacher-grading', attemptId, questionId],
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.teacherGrading.read, {
        params: { attempt: attemptId, question: questionId },
        options: { signal },
      }),
  });
