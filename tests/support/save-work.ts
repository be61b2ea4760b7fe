/** Saves practice work, for tests of the outbox, which knows no exercises itself. */
export { saveAnswer } from '#src/shared/attempt/save-answer.ts';
export { saveSubmission } from '#src/shared/attempt/save-submission.ts';
