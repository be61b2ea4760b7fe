import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** Progress at a section of a lesson: started or completed. */
export const sectionProgress = defineCommand('lesson.updateProgress', {
  prefix: 'progress',
  of: ['id', 'section_id'],
});
