import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';
import { answerSlot, submissionSlot } from '#src/shared/attempt/commands.ts';

/** An answer to a message of the trial lesson. */
export const messageAnswer = defineCommand('learningTrial.updateMessageAnswer', answerSlot);

/** The end of the lesson. */
export const lessonEnd = defineCommand('learningTrial.updateMessageAnswer', submissionSlot);

/** Asks for advice about it. */
export const contactTag = defineCommand('learningTrial.taggedContact', {
  prefix: 'tag-contact',
  of: ['owner'],
});
