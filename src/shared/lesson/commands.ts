import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** How far a section of a lesson is: begun or completed. */
export const sectionProgress = defineCommand('lesson.updateProgress', {
  prefix: 'progress',
  of: ['id', 'section_id'],
});
