import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { ZoneHistory } from '#contract/time-zone.ts';
import { isTimeZone } from '#rules/calendar/time-zone.ts';
import { skippedDays } from '#rules/streak/skipped-days.ts';
import type { Database, Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { studyEvents, timeZoneChanges } from '#server/db/schema-study.ts';
import { replanReminder } from '#server/domain/push/replan-reminder.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

const ZONE_UNKNOWN = 'Mình chưa biết múi giờ này. Bạn chọn múi giờ khác giúp mình nhé.';
/** IANA name of the learner's time zone. Throws `NOT_SIGNED_IN` for a deleted learner. */
export async function timeZoneOf(db: Queryable, learnerId: string): Promise<string> {
  const [row] = await db
    .select({ zone: learners.time_zone })
    .from(learners)
    .where(eq(learners.id, learnerId));
  if (!row) throw new ApiFailure('NOT_SIGNED_IN');
  return row.zone;
}

/** The learner's zones from a moment on. Throws `NOT_SIGNED_IN` for a deleted learner. */
export async function zonesSince(db: Queryable, learnerId: string, since: Date): Promise<ZoneHistory> {
  const zone = await timeZoneOf(db, learnerId);
  const changes = await db
    .select({ zone: timeZoneChanges.earlier, at: timeZoneChanges.at })
    .from(timeZoneChanges)
    .where(and(eq(timeZoneChanges.learner_id, learnerId), gte(timeZoneChanges.at, since)))
    .orderBy(asc(timeZoneChanges.at));
  return { zone, earlier: changes.map((change) => ({ zone: change.zone, until: change.at.getTime() })) };
}

/** Days that a move skips and the learner has not studied on. */
async function unstudiedOf(
  tx: Queryable,
  learnerId: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<string[]> {
  const [last] = await tx
    .select({ at: timeZoneChanges.at })
    .from(timeZoneChanges)
    .where(and(eq(timeZoneChanges.learner_id, learnerId), sql`cardinality(${timeZoneChanges.skipped}) > 0`))
    .orderBy(desc(timeZoneChanges.at))
    .limit(1);
  const days = skippedDays({ at: now.getTime(), from, to, lastSkip: last?.at.getTime() ?? null });
  if (days.length === 0) return [];
  const studied = await tx
    .selectDistinct({ day: studyEvents.day })
    .from(studyEvents)
    .where(
      and(
        eq(studyEvents.learner_id, learnerId),
        eq(studyEvents.counts, true),
        inArray(studyEvents.day, days),
      ),
    );
  return days.filter((skipped) => !studied.some(({ day }) => day === skipped));
}

/**
 * Moves the learner to another zone from now on; days that are over stay as they were. Throws `BAD_REQUEST` for an
 * unknown zone, and `NOT_SIGNED_IN` for a deleted learner.
 * @returns days that the change skipped, which break no streak
 */
export async function changeTimeZone(
  db: Database,
  learnerId: string,
  zone: string,
  now: Date,
): Promise<{ time_zone: string; skipped: string[] }> {
  if (!isTimeZone(zone)) throw new ApiFailure('BAD_REQUEST', ZONE_UNKNOWN);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ zone: learners.time_zone })
      .from(learners)
      .where(eq(learners.id, learnerId))
      .for('no key update');
    if (!row) throw new ApiFailure('NOT_SIGNED_IN');
    if (row.zone === zone) return { time_zone: zone, skipped: [] };
    const skipped = await unstudiedOf(tx, learnerId, { from: row.zone, to: zone, now });
    await tx
      .insert(timeZoneChanges)
      .values({ learner_id: learnerId, at: now, earlier: row.zone, skipped })
      .onConflictDoNothing();
    await tx.update(learners).set({ time_zone: zone }).where(eq(learners.id, learnerId));
    await replanReminder(tx, learnerId);
    return { time_zone: zone, skipped };
  });
}
