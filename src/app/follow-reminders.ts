import { liveQuery } from 'dexie';
import type { DataRouter } from 'react-router';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { readSnoozed } from '#src/platform/outbox/reminders/snooze.ts';
import { showDueReminder } from '#src/platform/push/due-reminder.ts';
import { openFromNotifications } from '#src/platform/push/open-from-notifications.ts';
import { renew } from '#src/platform/push/renew.ts';
import { workerHere } from '#src/platform/push/turn-on.ts';
import { currentSession, useSession } from '#src/platform/session/session.ts';
import { keepBadge } from './keep-badge.ts';

async function showIfDue(): Promise<void> {
  const registration = await workerHere();
  if (registration) await showDueReminder(registration);
}

/** While a page is open, a reminder that was put off is shown at its time even if the server was never told. */
function watchSnoozed(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  liveQuery(readSnoozed).subscribe({
    next: (snoozed) => {
      clearTimeout(timer);
      if (snoozed)
        timer = setTimeout(() => void showIfDue().catch(() => undefined), snoozed.dueAt - Date.now());
    },
    error: () => undefined,
  });
}

/** Follows the learner for as long as the page lives: their subscription, their badge, and what they press. */
export function followReminders(router: DataRouter): void {
  openFromNotifications((path) => void router.navigate(path));
  watchSnoozed();
  keepBadge(queryClient);
  const follow = (isNewSession: boolean): void => {
    const { learnerId } = currentSession();
    // A device that cannot be renewed now is renewed at the next start.
    if (learnerId !== null) void renew(learnerId, isNewSession).catch(() => undefined);
  };
  follow(false);
  useSession.subscribe((now, before) => {
    if (now.token !== before.token) follow(true);
  });
}
