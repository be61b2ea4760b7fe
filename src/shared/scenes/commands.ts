import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** A scene talked through to its end. */
export const sceneVisitCommand = defineCommand('conversation.visit');
