import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

/** Status of an answer's grading by teachers, and how many gradings may still be requested. */
export const teacherGradingStatus = (attemptId: string, questionId: string) =>
  readQuery(ENDPOINTS.teacherGrading.read, { params: { attempt: attemptId, question: questionId } });
