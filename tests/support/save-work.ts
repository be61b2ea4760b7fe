/** The work of a practice, for tests of the queue: it knows of no exercise itself. */
export { saveAnswer } from '#src/shared/attempt/save-answer.ts';
export { saveSubmission } from '#src/shared/attempt/save-submission.ts';
