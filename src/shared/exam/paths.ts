/** Where a timed test is taken. */
export const takePath = (testId: string): string =>
  `/input-test/practice-test?test=${encodeURIComponent(testId)}`;

export const INSTRUCTIONS_PATH = '/input-test/Instructions-test';

/** Where the result of an attempt stands. */
export const resultPath = (attemptId: string, test: { id: string; placement: boolean }): string =>
  `/${test.placement ? 'input-test' : 'test-result-detail'}/${attemptId}?test=${encodeURIComponent(test.id)}`;
