import { and, eq, type SQL, sql } from 'drizzle-orm';
import { LEASE_MINUTES } from '#contract/teacher-desk.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { learnerRoles } from '#server/db/schema-staff.ts';

const { held_by, held_until } = teacherGradings;

/**
 * Whether somebody holds the work now. Nothing has to be given back: a hold ends with its time, and with the role of
 * whoever has it.
 */
export const isHeld = (
  now: Date,
): SQL<boolean> => sql<boolean>`(${held_by} is not null and ${held_until} > ${now}
  and exists (select 1 from ${learnerRoles} where ${learnerRoles.learner_id} = ${held_by}
    and ${learnerRoles.role} = 'teacher' and ${learnerRoles.revoked_at} is null
    and (${learnerRoles.until} is null or ${learnerRoles.until} >= ${vietnamDay(now.getTime())})))`;

export const isHeldByOther = (teacherId: string, now: Date): SQL<boolean> =>
  sql<boolean>`(${held_by} <> ${teacherId} and ${isHeld(now)})`;

export const isHeldBy = (teacherId: string, now: Date): SQL | undefined =>
  and(eq(held_by, teacherId), isHeld(now), eq(teacherGradings.status, 'waiting'));

/** A hold from now on. */
export const holdFor = (teacherId: string, now: Date) => ({
  held_by: teacherId,
  held_until: new Date(now.getTime() + LEASE_MINUTES * 60_000),
});
