import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** Request that a teacher grade an answer. */
export const teacherRequest = defineCommand('teacherGrading.ask', {
  prefix: 'ask-teacher',
  of: ['attempt_id', 'question_id'],
});

/** Request that a teacher grade it again. */
export const regradeRequest = defineCommand('teacherGrading.regrade', {
  prefix: 'ask-regrade',
  of: ['attempt_id', 'question_id'],
});

/** Answer to a teacher's message about a grade. */
export const messageAnswer = defineCommand('teacherGrading.answerMessage', {
  prefix: 'answer-teacher',
  of: ['grading_id'],
});
