import { defineCommand } from '../queue/define-command.ts';

/** What a guest did is the learner's from now on. */
export const visitorClaim = defineCommand('practiceTest.claim');
