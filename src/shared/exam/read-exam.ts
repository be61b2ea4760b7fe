import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

export type ExamWithAnswers = ResponseOf<typeof ENDPOINTS.examTaking.listQuestion>;
export type ExamList = ResponseOf<typeof ENDPOINTS.examList.list>;

/** All available tests, with the progress of the learner or the guest. */
export const listedExams = () => readQuery(ENDPOINTS.examList.list, {});

/** A submitted attempt with marks, keys, proofs and transcripts. */
export const examResult = (examId: string, attemptId: string) =>
  readQuery(ENDPOINTS.examTaking.listQuestion, { query: { test_id: examId, attempt_id: attemptId } });

/** Courses for a level, best first. */
export const coursesFor = (level: number) =>
  readQuery(ENDPOINTS.courseOffers.suggestions, { query: { level } });
