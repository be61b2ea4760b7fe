import { defineCommand, type Slot } from '#src/platform/outbox/queue/define-command.ts';

/** An answer to a question of an attempt, at a practice or a timed test. */
export const answerSlot: Slot<'attempt_id' | 'question_id'> = {
  prefix: 'answer',
  of: ['attempt_id', 'question_id'],
};

/** An answer in a practice. */
export const practiceAnswer = defineCommand('practice.updateSingleAnswer', answerSlot);

/** A line of a duet. It shares its slot with the answers that earlier versions stored for it. */
export const duetMessage = defineCommand('duet.conversationMessage', answerSlot);

/** Submission of an attempt, whatever it is at. */
export const submissionSlot: Slot<'attempt_id'> = { prefix: 'submit', of: ['attempt_id'] };

/** Submission of an attempt at a practice or a timed test. */
export const submission = defineCommand('practice.submit', submissionSlot);
