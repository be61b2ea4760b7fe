import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';
import { answerSlot } from '#src/shared/attempt/commands.ts';

/** An attempt at a timed test begins. */
export const examBeginning = defineCommand('practiceTest.updateAnswer', {
  prefix: 'begin',
  of: ['attempt_id'],
});

/** An answer of a timed test. */
export const examAnswer = defineCommand('practiceTest.updateAnswer', answerSlot);

/** A question of it is to be looked at again, or no more. */
export const examMark = defineCommand('practiceTest.updateAnswer', {
  prefix: 'mark',
  of: ['attempt_id', 'question_id'],
});
