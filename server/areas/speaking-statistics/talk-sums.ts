import { and, asc, eq, gte } from 'drizzle-orm';
import { STATISTIC_DAYS, type TalkSums } from '#contract/speaking.ts';
import { addDays } from '#rules/calendar/calendar.ts';
import type { Queryable } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';

const { speakingDays, speakingTotals } = schema;

type StoredSums = Omit<typeof speakingTotals.$inferSelect, 'learner_id'>;

const NOTHING: StoredSums = {
  talks: 0,
  seconds: 0,
  graded: 0,
  words: 0,
  talk_seconds: 0,
  pause_seconds: 0,
  diversity: 0,
  pronunciation: 0,
};

/** Stored sums are of fractions, added and taken back: what is left of that is not shown. */
const tenth = (value: number): number => Math.max(0, Math.round(value * 10) / 10);

const shown = (sums: StoredSums): TalkSums => ({
  talks: sums.talks,
  seconds: tenth(sums.seconds),
  words: sums.words,
  talk_seconds: tenth(sums.talk_seconds),
  pause_seconds: tenth(sums.pause_seconds),
  diversity: sums.graded > 0 ? tenth(sums.diversity / sums.graded) : null,
  pronunciation: sums.graded > 0 ? tenth(sums.pronunciation / sums.graded) : null,
});

/** Days on which the learner spoke, oldest first, from a day on. */
async function daysFrom(
  db: Queryable,
  learnerId: string,
  from: string,
): Promise<(TalkSums & { day: string })[]> {
  const rows = await db
    .select()
    .from(speakingDays)
    .where(and(eq(speakingDays.learner_id, learnerId), gte(speakingDays.day, from)))
    .orderBy(asc(speakingDays.day));
  return rows.filter(({ talks }) => talks > 0).map(({ day, ...sums }) => ({ day, ...shown(sums) }));
}

/** The last `STATISTIC_DAYS` up to today. */
export const latestDays = (db: Queryable, learnerId: string, today: string) =>
  daysFrom(db, learnerId, addDays(today, 1 - STATISTIC_DAYS));

/** Seconds spoken on each of the seven days from a Monday. */
export async function weekFrom(db: Queryable, learnerId: string, monday: string): Promise<number[]> {
  const days = new Map((await daysFrom(db, learnerId, monday)).map(({ day, seconds }) => [day, seconds]));
  return Array.from({ length: 7 }, (_, at) => days.get(addDays(monday, at)) ?? 0);
}

/** Everything that the learner has said. */
export async function allTalks(db: Queryable, learnerId: string): Promise<TalkSums> {
  const [row] = await db.select().from(speakingTotals).where(eq(speakingTotals.learner_id, learnerId));
  return shown(row ?? NOTHING);
}
