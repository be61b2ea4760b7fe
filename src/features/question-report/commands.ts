import { defineCommand } from '#src/platform/outbox/queue/define-command.ts';

/** A learner's report about a question; each report is independent. */
export const ownReport = defineCommand('questionReport.reportOwn');
