import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';
import { answerSlot } from '#src/shared/attempt/commands.ts';

/** Start of an attempt at a timed test. */
export const examBeginning = defineCommand('practiceTest.updateAnswer', {
  prefix: 'begin',
  of: ['attempt_id'],
});

/** An answer in a timed test. */
export const examAnswer = defineCommand('practiceTest.updateAnswer', answerSlot);

/** Marks or unmarks one of its questions for review. */
export const examMark = defineCommand('practiceTest.updateAnswer', {
  prefix: 'mark',
  of: ['attempt_id', 'question_id'],
});
