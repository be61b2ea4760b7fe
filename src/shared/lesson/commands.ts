import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** Progress at a section of a lesson: started or completed. */
export const sectionProgress = defineCommand('lesson.updateProgress', {
  prefix: 'progress',
  of: ['id', 'section_id'],
});

/**
 * Progress at a section of a pronunciation lesson. Rows do not replace each other: the server keeps the best of what
 * was done.
 */
export const pronunciationSection = defineCommand('lesson.sectionProgressPronunciation');
