/** Where a timed test is taken. */
export const takePath = (testId: string): string =>
  `/input-test/practice-test?test=${encodeURIComponent(testId)}`;

/** Where the result of an attempt stands. */
export const resultPath = (attemptId: string, testId: string): string =>
  `/test-result-detail/${attemptId}?test=${encodeURIComponent(testId)}`;
