/** Saves practice work, for tests of the outbox, which knows no exercises itself. */
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';

export { saveSubmission } from '#src/shared/attempt/save-submission.ts';
export { saveAnswer };

/** Saves a short text as the answer to a question, where it does not matter what is answered. */
export const saveText = (owner: string, questionId: string) =>
  saveAnswer({
    owner,
    attemptId: '019aa000-0000-7000-8000-0000000000a1',
    practiceId: 'p1',
    questionId,
    answer: { type_code: 'free_text', text: 'x' },
    label: questionId,
  });
