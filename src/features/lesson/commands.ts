import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** A lesson is begun again. */
export const lessonRedo = defineCommand('lesson.redo', { prefix: 'lesson-redo', of: ['id'] });
