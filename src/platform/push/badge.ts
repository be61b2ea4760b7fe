import { currentSender } from '#src/platform/outbox/owner/sender.ts';
import { readBadge } from '#src/platform/outbox/reminders/badge-note.ts';

/** In the page and in the service worker; browsers may have neither. */
interface Badges {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Sets the number on the app's icon, or removes it. */
export async function showBadge(count: number): Promise<void> {
  const badges: Badges = navigator;
  try {
    await (count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.());
  } catch {
    // Some browsers have it and refuse, for example where the app is not installed.
  }
}

/** Sets the number from what this device knows: for the service worker, with no page open. */
export async function refreshBadge(): Promise<void> {
  const sender = await currentSender();
  await showBadge(await readBadge(sender?.owner ?? null, Date.now()));
}
