import { z } from 'zod/mini';
import { studyDay } from '#rules/streak/study-day.ts';
import type { CommandRow } from '#src/platform/outbox/rows.ts';

const clock = { at: z.number(), skew: z.number() };

/** The commands that complete something, by what the server counts as a completion. */
const COMPLETIONS = z.discriminatedUnion('operation', [
  z.object({
    operation: z.literal('lesson.updateProgress'),
    body: z.object({ status: z.literal(2), ...clock }),
  }),
  z.object({ operation: z.literal('practice.submit'), body: z.object(clock) }),
]);

/**
 * Days on which the learner completed something that still waits on this device.
 * @param now milliseconds since 1970, by the server's clock as far as it is known
 */
export const waitingStudyDays = (
  rows: readonly Pick<CommandRow, 'state' | 'operation' | 'body'>[],
  now: number,
): string[] => {
  const days = rows.flatMap((row) => {
    const command = COMPLETIONS.safeParse(row);
    if (row.state !== 'queued' || !command.success) return [];
    const { at, skew } = command.data.body;
    const { day, counts } = studyDay({ completedAt: at + skew, receivedAt: now });
    return counts ? [day] : [];
  });
  return [...new Set(days)].toSorted();
};
