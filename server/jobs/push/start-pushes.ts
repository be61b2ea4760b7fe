import type { Platform } from '#server/platform.ts';
import { announceLessons } from './announce-lessons.ts';
import { claimPushes, PUSH_BATCH } from './claim-pushes.ts';
import { claimReminders, REMINDER_BATCH } from './claim-reminders.ts';
import { deliverPushes } from './deliver-pushes.ts';

/** Between two looks at what is due; spread, so that servers do not look at the same moment. */
const PAUSE_MS = 10_000;

/** Enqueues everything that is due. */
async function claimAll(platform: Platform, isStopped: () => boolean): Promise<void> {
  await announceLessons(platform);
  while (!isStopped() && (await claimReminders(platform)) === REMINDER_BATCH);
  while (!isStopped() && (await claimPushes(platform)) === PUSH_BATCH);
}

/** Starts sending notifications in this process. @returns stops looking for due ones, once the present look is over */
export async function startPushes(platform: Platform): Promise<() => Promise<void>> {
  await platform.jobs.workPushes((queued) => deliverPushes(platform, queued));
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const look = async (): Promise<void> => {
    await claimAll(platform, () => isStopped).catch((err: unknown) =>
      platform.log.warn({ err }, 'due notifications were not enqueued; it is tried again'),
    );
    if (!isStopped) timer = setTimeout(start, PAUSE_MS * (0.75 + Math.random() / 2));
  };
  let running = Promise.resolve();
  const start = (): void => {
    running = look();
  };
  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
