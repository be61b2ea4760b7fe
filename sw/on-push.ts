import { within } from '#src/platform/offline/within.ts';
import { GENERAL_NOTICE } from '#src/platform/push/general-notice.ts';
import type { WorkerScope } from './worker-scope.ts';

/** A database that does not respond must not keep a notification from being shown, milliseconds. */
const PATIENCE_MS = 5_000;

/** Runs a part of the lazy-loaded script; undefined if that fails, or takes too long. */
const attempt = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  within(Promise.resolve().then(work), PATIENCE_MS);

/**
 * Shows a notification for every push, whatever happens: browsers end the subscriptions of apps that do not.
 * @param text as it was sent
 */
export async function onPush(text: string | null, { registration, lazy }: WorkerScope): Promise<void> {
  const notice = await attempt(() => lazy().noticeOf(text));
  const { title, options } = notice ?? GENERAL_NOTICE;
  await registration.showNotification(title, options);
  await attempt(() => lazy().refreshBadge());
  await attempt(() => lazy().showDueReminder(registration));
}

/** What the browser is woken for besides sending: a reminder that was put off, and the number on the icon. */
export async function onWakeUp({ registration, lazy }: WorkerScope): Promise<void> {
  await attempt(() => lazy().showDueReminder(registration));
  await attempt(() => lazy().refreshBadge());
}

/** The text of a push; null if it has none, or none that can be read. */
export function textOf(data: { text(): string } | null): string | null {
  try {
    return data?.text() ?? null;
  } catch {
    return null;
  }
}
