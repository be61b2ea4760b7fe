import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** Request that a teacher grade an answer. */
export const teacherAsking = defineCommand('teacherGrading.ask', {
  prefix: 'ask-teacher',
  of: ['attempt_id', 'question_id'],
});

/** Request that a teacher grade it again. */
export const regradeAsking = defineCommand('teacherGrading.regrade', {
  prefix: 'ask-regrade',
  of: ['attempt_id', 'question_id'],
});
