import { within } from '#src/platform/offline/within.ts';
import { currentSender } from '#src/platform/outbox/owner/sender.ts';
import { snooze } from '#src/platform/outbox/reminders/snooze.ts';
import { requestSyncOf } from '#src/platform/outbox/sending/background-sync.ts';
import { drainFromWorker } from '#src/platform/outbox/sending/drain-from-worker.ts';
import { notSnoozedNotice } from './notices.ts';

/** Time for which the service worker stays awake to tell the server, milliseconds. */
const SENDING_MS = 15_000;

/** Puts a notification off by an hour, with no page open: stored on this device, then told to the server. */
export async function snoozeHere(
  registration: ServiceWorkerRegistration,
  { title, body, path }: { title: string; body: string; path: string },
): Promise<void> {
  const sender = await currentSender();
  if (!sender || sender.isGuest) {
    const notice = notSnoozedNotice(path);
    await registration.showNotification(notice.title, notice.options);
    return;
  }
  await snooze(sender.owner, { title, body, path });
  await requestSyncOf(registration);
  await within(drainFromWorker(), SENDING_MS);
}
