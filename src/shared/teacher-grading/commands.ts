import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** A teacher shall grade an answer. */
export const teacherAsking = defineCommand('teacherGrading.ask', {
  prefix: 'ask-teacher',
  of: ['attempt_id', 'question_id'],
});

/** A teacher shall grade it once more. */
export const regradeAsking = defineCommand('teacherGrading.regrade', {
  prefix: 'ask-regrade',
  of: ['attempt_id', 'question_id'],
});
