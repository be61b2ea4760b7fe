import { afterEach, vi } from 'vitest';
import { drainFromWorker } from '#src/platform/outbox/sending/drain-from-worker.ts';
import { refreshBadge } from '#src/platform/push/badge.ts';
import { showDueReminder } from '#src/platform/push/due-reminder.ts';
import type { NoticeOptions } from '#src/platform/push/general-notice.ts';
import { noticeOf } from '#src/platform/push/notice-of.ts';
import { renewChanged } from '#src/platform/push/renew-changed.ts';
import { snoozeHere } from '#src/platform/push/snooze-here.ts';

interface Shown extends NoticeOptions {
  title: string;
}

/** The scope of a service worker: what it shows and opens is collected, its windows are given. */
export function workerScope() {
  const shown: Shown[] = [];
  const opened: string[] = [];
  const windows: object[] = [];
  const pushManager = { getSubscription: vi.fn(), subscribe: vi.fn() };
  const parts = {
    drainFromWorker,
    isSuccessAnswer: async () => true,
    noticeOf,
    refreshBadge,
    renewChanged,
    showDueReminder,
    snoozeHere,
  };
  const registration = {
    pushManager,
    showNotification: async (title: string, options: NoticeOptions) => void shown.push({ title, ...options }),
  };
  const scope = {
    // Everything else of a registration is unused here.
    registration: registration as unknown as ServiceWorkerRegistration,
    clients: {
      matchAll: async () => windows as never[],
      openWindow: async (path: string) => void opened.push(path),
    },
    origin: 'https://luyen.example',
    lazy: () => parts,
  };
  afterEach(() => {
    for (const list of [shown, opened, windows]) list.length = 0;
    vi.unstubAllGlobals();
  });
  return { scope, shown, opened, windows, pushManager };
}
