import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** Restarts a lesson. */
export const lessonRedo = defineCommand('lesson.redo', { prefix: 'lesson-redo', of: ['id'] });
