import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { addDays } from '#rules/calendar/calendar.ts';
import { NO_STREAK, type StreakDay, type StreakState, walkDays } from '#rules/streak/streak.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { streakMonths, studyEvents } from '#server/db/schema-study.ts';
import { knownDays } from './known-days.ts';

/** Days after which hardly anything arrives that changes a day. */
const SETTLED_DAYS = 5;

const endsMonth = ({ day }: StreakDay): boolean => addDays(day, 1).endsWith('-01');

async function firstStudyDay(db: Queryable, learnerId: string): Promise<string | null> {
  const [first] = await db
    .select({ day: studyEvents.day })
    .from(studyEvents)
    .where(eq(studyEvents.learner_id, learnerId))
    .orderBy(asc(studyEvents.day))
    .limit(1);
  return first?.day ?? null;
}

/** The month of the learner's first completion, such as `2026-11`; null if there is none. */
export const firstStudyMonth = async (db: Queryable, learnerId: string): Promise<string | null> =>
  (await firstStudyDay(db, learnerId))?.slice(0, 7) ?? null;

/** The streak at the end of a day, and at the ends of months between the last one stored and that day. */
async function walkTo(
  db: Queryable,
  learnerId: string,
  to: string,
): Promise<{ state: StreakState; months: StreakDay[] }> {
  const [stored] = await db
    .select({
      day: streakMonths.day,
      state: {
        length: streakMonths.length,
        freezes: streakMonths.freezes,
        longest: streakMonths.longest,
      },
    })
    .from(streakMonths)
    .where(and(eq(streakMonths.learner_id, learnerId), lte(streakMonths.day, to)))
    .orderBy(desc(streakMonths.day))
    .limit(1);
  const before = stored?.state ?? NO_STREAK;
  const from = stored ? addDays(stored.day, 1) : await firstStudyDay(db, learnerId);
  if (from === null || from > to) return { state: before, months: [] };
  const known = await knownDays(db, learnerId, { from, to });
  const { state, days } = walkDays({ from, before, ...known }, addDays(to, 1));
  return { state, months: days.filter(endsMonth) };
}

/** Stores ends of months, unless something of the learner's is being stored at this moment. */
const storeMonths = (db: Queryable, learnerId: string, to: string): Promise<void> =>
  db.transaction(async (tx) => {
    // Before anything is read: an outage being recorded is waited for, and waits for this.
    await tx.execute(sql`lock table ${streakMonths} in row exclusive mode`);
    // Excludes whoever is adding study events, which refer to this row.
    const [row] = await tx
      .select({ id: learners.id })
      .from(learners)
      .where(eq(learners.id, learnerId))
      .for('update', { skipLocked: true });
    if (!row) return;
    const { months } = await walkTo(tx, learnerId, to);
    if (months.length === 0) return;
    await tx
      .insert(streakMonths)
      .values(months.map(({ day, state }) => ({ learner_id: learnerId, day, ...state })))
      .onConflictDoNothing();
  });

/**
 * The learner's streak at the end of a day. Reads from the last month whose end is stored, and stores the ends of
 * months it has gone through.
 * @param today ISO date where the learner is
 */
export async function streakAtEndOf(
  db: Queryable,
  learnerId: string,
  day: string,
  today: string,
): Promise<StreakState> {
  const { state, months } = await walkTo(db, learnerId, day);
  const settled = months.findLast((end) => end.day <= addDays(today, -SETTLED_DAYS));
  // What is stored only spares the next reader the way: one who cannot store it has their streak all the same.
  if (settled) await storeMonths(db, learnerId, settled.day).catch(() => undefined);
  return state;
}
