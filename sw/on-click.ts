import { type InsidePath, insidePath, ROOT_PATH } from '#contract/inside-path.ts';
import { within } from '#src/platform/offline/within.ts';
import { GENERAL_NOTICE, SNOOZE_ACTION } from '#src/platform/push/general-notice.ts';
import { OPEN_MESSAGE, type OpenMessage } from '#src/platform/push/opening.ts';
import type { AppWindow, WorkerScope } from './worker-scope.ts';

/** Time in which a page answers, even one that the browser has put to sleep, milliseconds. */
const ANSWER_MS = 3_000;

/** Asks a page to open a path. @returns whether it has heard */
async function ask(page: AppWindow, path: InsidePath): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true);
  });
  const message: OpenMessage = { type: OPEN_MESSAGE, path };
  page.postMessage(message, [port2]);
  const answer = await within(heard, ANSWER_MS);
  port1.close();
  return answer === true;
}

/**
 * Opens a path in the window that runs, which decides when: a recording, a timed test or unsaved input must not be
 * lost. Never navigates it from here. Without a window, or one that does not answer, opens a new one.
 */
async function open(path: InsidePath, { clients }: WorkerScope): Promise<void> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const running = windows.find(({ frameType }) => frameType === 'top-level');
  if (running) {
    // The browser allows it once for each click; a page in the background sleeps until then.
    await running.focus().catch(() => undefined);
    if (await ask(running, path)) return;
  }
  await clients.openWindow(path).catch(() => undefined);
}

async function putOff(
  { title, body }: Notification,
  path: InsidePath,
  { registration, lazy }: WorkerScope,
): Promise<void> {
  try {
    await lazy().snoozeHere(registration, { title, body, path });
  } catch {
    const notice = GENERAL_NOTICE;
    await registration.showNotification(notice.title, notice.options);
  }
}

/** A press on a notification, or on one of its buttons. */
export async function onClick(notification: Notification, action: string, scope: WorkerScope): Promise<void> {
  notification.close();
  const data: unknown = notification.data;
  const given = typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  const path = insidePath(given) ?? ROOT_PATH;
  await (action === SNOOZE_ACTION ? putOff(notification, path, scope) : open(path, scope));
}
