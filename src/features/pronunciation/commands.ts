import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** Opens the sections of a pronunciation lesson again. */
export const pronunciationReset = defineCommand('lesson.resetSectionProgressPronunciation', {
  prefix: 'pronunciation-reset',
  of: ['id'],
});
