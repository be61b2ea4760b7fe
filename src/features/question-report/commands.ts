import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** What a learner found wrong with a question; each report stands for itself. */
export const ownReport = defineCommand('questionReport.reportOwn');
