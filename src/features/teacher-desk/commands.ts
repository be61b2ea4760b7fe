import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** One part of a draft: a criterion, or what is said of the whole answer. */
export const draftPartCommand = defineCommand('teacherDesk.saveDraft', {
  prefix: 'grading-draft',
  of: ['grading_id', 'part'],
});

/** The verdict on a work. */
export const verdictCommand = defineCommand('teacherDesk.submit', {
  prefix: 'grading-verdict',
  of: ['grading_id'],
});

export const phraseCommand = defineCommand('teacherDesk.savePhrase', { prefix: 'phrase', of: ['id'] });
export const phraseUseCommand = defineCommand('teacherDesk.usePhrase');
export const phraseRemovalCommand = defineCommand('teacherDesk.removePhrase', {
  prefix: 'phrase-removal',
  of: ['id'],
});

/** A message to the learner about a grade. */
export const teacherMessageCommand = defineCommand('teacherDesk.message', {
  prefix: 'teacher-message',
  of: ['id'],
});
