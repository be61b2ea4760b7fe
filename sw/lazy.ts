import { drainFromWorker } from '#src/platform/outbox/sending/drain-from-worker.ts';
import { refreshBadge } from '#src/platform/push/badge.ts';
import { showDueReminder } from '#src/platform/push/due-reminder.ts';
import { noticeOf } from '#src/platform/push/notice-of.ts';
import { renewChanged } from '#src/platform/push/renew-changed.ts';
import { snoozeHere } from '#src/platform/push/snooze-here.ts';
import { isSuccessAnswer } from './success-answer.ts';

/**
 * Code that the worker needs only occasionally, with the outbox's database and the contract's schemas: a separate
 * script, so that no page waits for it when the worker starts.
 */
const parts = {
  drainFromWorker,
  isSuccessAnswer,
  noticeOf,
  refreshBadge,
  renewChanged,
  showDueReminder,
  snoozeHere,
};

export type LazyParts = typeof parts;

Object.assign(self, { lazyParts: parts });
