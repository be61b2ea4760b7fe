import { SECTION_STATUS } from '#contract/lesson.ts';
import type { ZoneHistory } from '#contract/time-zone.ts';
import { studyDay } from '#rules/streak/study-day.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { submission } from '#src/shared/attempt/commands.ts';
import { sectionProgress } from '#src/shared/lesson/commands.ts';

/** ISO day that queued work counts for, by the id of its command. */
export type WaitingDays = ReadonlyMap<string, string>;

/** The distinct days, in ascending order. */
export const daysOf = (waiting: WaitingDays): string[] => [...new Set(waiting.values())].toSorted();

/**
 * Days on which the learner completed something that is still queued on this device.
 * @param now milliseconds since 1970, by the server's clock if its skew is known
 */
export async function waitingStudyDays(owner: string, now: number, zones: ZoneHistory): Promise<WaitingDays> {
  const rows = await pending([sectionProgress, submission], { owner });
  return new Map(
    rows.flatMap(({ id, state, operation, body }) => {
      // The same rule as on the server.
      const completes = operation === 'practice.submit' || body.status === SECTION_STATUS.completed;
      if (state !== 'queued' || !completes) return [];
      const { day, counts } = studyDay({ completedAt: body.at + body.skew, receivedAt: now }, zones);
      return counts ? [[id, day] as const] : [];
    }),
  );
}
