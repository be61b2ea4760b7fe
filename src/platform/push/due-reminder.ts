import { currentSender } from '#src/platform/outbox/owner/sender.ts';
import { takeDueReminder } from '#src/platform/outbox/reminders/snooze.ts';
import { snoozedNotice } from './notices.ts';

/** Tag under which the browser wakes the service worker from time to time, where it does. */
export const PERIODIC_TAG = 'luyen-reminder';
/** Minimum interval that is asked for, milliseconds; browsers wake it less often. */
export const PERIODIC_MS = 3_600_000;

/** Shows the reminder that was put off here, if its hour has passed and the server could not be told. */
export async function showDueReminder(registration: ServiceWorkerRegistration): Promise<void> {
  const sender = await currentSender();
  const due = sender && (await takeDueReminder(sender.owner, Date.now()));
  if (!due) return;
  const { title, options } = snoozedNotice(due);
  await registration.showNotification(title, options);
}
