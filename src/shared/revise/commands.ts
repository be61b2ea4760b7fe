import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** An answer of a revise set. */
export const reviseAnswer = defineCommand('revise.submitQuestion', {
  prefix: 'revise',
  of: ['attempt_id', 'question_id'],
});

/** Restarts a revise set. */
export const reviseRedo = defineCommand('revise.redo', { prefix: 'revise-redo', of: ['revise_id'] });
