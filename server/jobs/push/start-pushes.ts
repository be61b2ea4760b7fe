import type { Platform } from '#server/platform.ts';
import { lookAgain } from '../look-again.ts';
import { announceLessons } from './announce-lessons.ts';
import { claimPushes, PUSH_BATCH } from './claim-pushes.ts';
import { claimReminders, REMINDER_BATCH } from './claim-reminders.ts';
import { deliverPushes } from './deliver-pushes.ts';

/** Enqueues everything that is due. */
async function claimAll(platform: Platform, isStopped: () => boolean): Promise<void> {
  await announceLessons(platform);
  while (!isStopped() && (await claimReminders(platform)) === REMINDER_BATCH);
  while (!isStopped() && (await claimPushes(platform)) === PUSH_BATCH);
}

/** Starts sending notifications in this process. @returns stops looking for due ones, once the present look is over */
export async function startPushes(platform: Platform): Promise<() => Promise<void>> {
  await platform.jobs.workPushes((queued) => deliverPushes(platform, queued));
  return lookAgain(
    (isStopped) => claimAll(platform, isStopped),
    (err) => platform.log.warn({ err }, 'due notifications were not enqueued; it is tried again'),
  );
}
