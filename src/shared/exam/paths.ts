import { href } from '#contract/href.ts';

/** Where a timed test is taken. */
export const takePath = (examId: string): string => href('takeExam', {}, { test: examId });

/** Where the result of an attempt stands. */
export const resultPath = (attemptId: string, test: { id: string; placement: boolean }): string =>
  href(test.placement ? 'placementResult' : 'examResult', { id: attemptId }, { test: test.id });
