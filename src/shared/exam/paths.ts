import { href } from '#contract/href.ts';

/** Page on which a timed test is taken. */
export const takePath = (examId: string): string => href('takeExam', {}, { test: examId });

/** Page with the result of an attempt. */
export const resultPath = (attemptId: string, test: { id: string; placement: boolean }): string =>
  href(test.placement ? 'placementResult' : 'examResult', { id: attemptId }, { test: test.id });
