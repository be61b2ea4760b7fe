import { and, eq } from 'drizzle-orm';
import type { DraftPart, DraftPartName, GivenBands, Revealed } from '#contract/teacher-desk.ts';
import { replacesPart } from '#rules/teacher-grading/grade-draft.ts';
import { criteriaOf } from '#rules/teacher-grading/teacher-band.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { gradingDrafts } from '#server/db/schema-teacher-desk.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { aiBandsOf } from './ai-bands.ts';
import { renewHold } from './hold-grading.ts';

export type DraftRow = typeof gradingDrafts.$inferSelect;

const draftAt = (gradingId: string, teacherId: string) =>
  and(eq(gradingDrafts.grading_id, gradingId), eq(gradingDrafts.teacher_id, teacherId));

export async function findDraft(
  db: Queryable,
  gradingId: string,
  teacherId: string,
): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(gradingDrafts).where(draftAt(gradingId, teacherId));
  return row;
}

async function lockDraft(tx: Tx, gradingId: string, teacherId: string): Promise<DraftRow> {
  const [row] = await tx.select().from(gradingDrafts).where(draftAt(gradingId, teacherId)).for('update');
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

/**
 * Stores a part of a draft unless a newer one is stored, and holds the work longer. Only of whoever has held it.
 * @returns whether the teacher holds the work
 */
export async function saveDraftPart(
  tx: Tx,
  teacherId: string,
  { grading_id, part, ...given }: DraftPart & { grading_id: string; part: DraftPartName },
  now: Date,
): Promise<boolean> {
  // The work first, as everywhere: two calls that lock in different orders would wait for each other.
  const held = await renewHold(tx, grading_id, teacherId, now);
  const { parts } = await lockDraft(tx, grading_id, teacherId);
  if (replacesPart(parts[part], given))
    await tx
      .update(gradingDrafts)
      .set({ parts: { ...parts, [part]: given }, updated_at: now })
      .where(draftAt(grading_id, teacherId));
  return held;
}

/**
 * Stores the teacher's bands, then shows the AI's. The first bands stay, whatever is given later: those were given
 * without knowing.
 */
export async function revealEstimate(
  tx: Tx,
  gradingId: string,
  teacherId: string,
  criteria: GivenBands,
): Promise<Revealed> {
  const [grading] = await tx.select().from(teacherGradings).where(eq(teacherGradings.id, gradingId));
  if (!grading) throw new ApiFailure('NOT_FOUND');
  const codes = criteriaOf(grading.kind);
  const blind = codes.flatMap((code) => criteria.find((given) => given.code === code) ?? []);
  if (blind.length < codes.length) throw new ApiFailure('BANDS_MISSING');
  const { revealed: before } = await lockDraft(tx, gradingId, teacherId);
  if (before?.estimate) return before;
  const revealed = { blind: before?.blind ?? blind, estimate: await aiBandsOf(tx, grading) };
  await tx.update(gradingDrafts).set({ revealed }).where(draftAt(gradingId, teacherId));
  return revealed;
}

export const deleteDraft = (tx: Tx, gradingId: string, teacherId: string): Promise<unknown> =>
  tx.delete(gradingDrafts).where(draftAt(gradingId, teacherId));
