import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** The introduction, gone through to its end; gone through again before it was sent, the last one counts. */
export const completeOnboardingCommand = defineCommand('conversationLevel.completeOnboarding', {
  prefix: 'conversation-introduction',
  of: ['owner'],
});

/** Which level is practised. */
export const selectLevelCommand = defineCommand('conversationLevel.selectLevel', {
  prefix: 'conversation-level',
  of: ['owner'],
});

/** The next level is to be opened, as what this course asks for is done. */
export const levelUpCommand = defineCommand('conversationLevel.levelUp', {
  prefix: 'conversation-level-up',
  of: ['owner', 'id'],
});
