import { and, count, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { HELD_MAX } from '#contract/teacher-desk.ts';
import type { TeacherWork } from '#rules/teacher-grading/graders.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { gradingDrafts } from '#server/db/schema-teacher-desk.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { holdFor, isHeldBy, isHeldByOther } from './held.ts';

const firsts = alias(teacherGradings, 'firsts');

/** A draft begins with the first hold: it is what shows later that the teacher once had the work. */
const beginDraft = (tx: Tx, gradingId: string, teacherId: string) =>
  tx.insert(gradingDrafts).values({ grading_id: gradingId, teacher_id: teacherId }).onConflictDoNothing();

async function checkLimit(tx: Tx, teacherId: string, now: Date): Promise<void> {
  const [row] = await tx.select({ held: count() }).from(teacherGradings).where(isHeldBy(teacherId, now));
  if ((row?.held ?? 0) >= HELD_MAX) throw new ApiFailure('GRADINGS_HELD');
}

/** A work that the teacher holds without knowing: the answer to their claim was lost. */
async function unknownHold(
  tx: Tx,
  teacherId: string,
  known: readonly string[],
  now: Date,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: teacherGradings.id })
    .from(teacherGradings)
    .where(
      and(
        isHeldBy(teacherId, now),
        known.length > 0 ? notInArray(teacherGradings.id, [...known]) : undefined,
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/**
 * Holds the most urgent work that nobody holds. Teachers who ask at the same moment pass over each other's rows.
 * A second grading is given to a teacher who did not do the first.
 * @returns its id; null if nothing waits
 */
export async function holdNext(
  tx: Tx,
  teacherId: string,
  { kind, holding }: { kind?: TeacherWork | undefined; holding: readonly string[] },
  now: Date,
): Promise<string | null> {
  const lost = await unknownHold(tx, teacherId, holding, now);
  if (lost !== null) return lost;
  await checkLimit(tx, teacherId, now);
  const ownFirst = tx
    .select({ one: sql`1` })
    .from(firsts)
    .where(and(eq(firsts.id, teacherGradings.regrade_of), eq(firsts.teacher_id, teacherId)));
  const [next] = await tx
    .select({ id: teacherGradings.id })
    .from(teacherGradings)
    .where(
      and(
        eq(teacherGradings.status, 'waiting'),
        kind && eq(teacherGradings.kind, kind),
        sql`not coalesce(${isHeldByOther(teacherId, now)}, false)`,
        or(isNull(teacherGradings.regrade_of), sql`not exists ${ownFirst}`),
        holding.length > 0 ? notInArray(teacherGradings.id, [...holding]) : undefined,
      ),
    )
    .orderBy(teacherGradings.due_at, teacherGradings.id)
    .limit(1)
    .for('update', { skipLocked: true });
  if (!next) return null;
  await hold(tx, next.id, teacherId, now);
  return next.id;
}

async function hold(tx: Tx, id: string, teacherId: string, now: Date): Promise<void> {
  await tx.update(teacherGradings).set(holdFor(teacherId, now)).where(eq(teacherGradings.id, id));
  await beginDraft(tx, id, teacherId);
}

/** Holds a certain work. */
export async function holdOne(tx: Tx, id: string, teacherId: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({
      status: teacherGradings.status,
      held_by: teacherGradings.held_by,
      isOthers: isHeldByOther(teacherId, now),
    })
    .from(teacherGradings)
    .where(eq(teacherGradings.id, id))
    .for('update');
  if (!row) throw new ApiFailure('NOT_FOUND');
  if (row.status !== 'waiting') throw new ApiFailure('GRADED_BY_OTHER');
  if (row.isOthers) throw new ApiFailure('GRADING_HELD');
  if (row.held_by !== teacherId) await checkLimit(tx, teacherId, now);
  await hold(tx, id, teacherId, now);
}

/** Gives a work back; the draft stays. @returns whether the teacher held it */
export async function releaseHold(tx: Queryable, id: string, teacherId: string): Promise<boolean> {
  const released = await tx
    .update(teacherGradings)
    .set({ held_by: null, held_until: null })
    .where(and(eq(teacherGradings.id, id), eq(teacherGradings.held_by, teacherId)))
    .returning({ id: teacherGradings.id });
  return released.length > 0;
}

/** Holds a work longer, unless somebody else has it by now. @returns whether the teacher holds it */
export async function renewHold(tx: Tx, id: string, teacherId: string, now: Date): Promise<boolean> {
  const renewed = await tx
    .update(teacherGradings)
    .set(holdFor(teacherId, now))
    .where(
      and(
        eq(teacherGradings.id, id),
        eq(teacherGradings.held_by, teacherId),
        eq(teacherGradings.status, 'waiting'),
      ),
    )
    .returning({ id: teacherGradings.id });
  return renewed.length > 0;
}
