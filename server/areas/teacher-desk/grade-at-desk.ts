import { eq } from 'drizzle-orm';
import type { GivenVerdict, Revealed } from '#contract/teacher-desk.ts';
import type { TeacherGrade } from '#contract/teacher-evaluation.ts';
import { readVerdict } from '#rules/teacher-grading/read-verdict.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { secondOpinions } from '#server/db/schema-teacher-desk.ts';
import { addAgreement } from '#server/domain/teacher-grading/agreement.ts';
import {
  lockTask,
  storeVerdict,
  type TeacherVerdict,
} from '#server/domain/teacher-grading/submit-verdict.ts';
import type { GradingTask } from '#server/domain/teacher-grading/teacher-gradings.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { aiBandsOf } from './ai-bands.ts';
import { deleteDraft, findDraft } from './grading-drafts.ts';

async function nameOf(db: Queryable, teacherId: string): Promise<string> {
  const [row] = await db
    .select({ name: learners.full_name })
    .from(learners)
    .where(eq(learners.id, teacherId));
  return row?.name.trim() || 'Giáo viên';
}

function checkedVerdict(given: GivenVerdict, task: GradingTask, graded_by: string): TeacherVerdict {
  const read = readVerdict(given, task);
  if (!read.ok) throw new ApiFailure(read.code);
  return { graded_by, ...read.verdict };
}

/** Adds to the sums how the AI and the teacher agree. A second grading knows the first, so it counts for nothing. */
async function compareWithAi(
  tx: Tx,
  task: GradingTask,
  revealed: Revealed | null,
  { criteria: final }: TeacherGrade,
  now: Date,
): Promise<void> {
  if (task.regrade !== null) return;
  const ai = revealed?.estimate ?? (await aiBandsOf(tx, task));
  if (ai) await addAgreement(tx, task.kind, { ai, blind: revealed?.blind ?? final, final }, now);
}

/** The work, locked, and the teacher's draft of it; of whoever has once held or graded it. */
async function lockOwn(tx: Tx, id: string, teacherId: string) {
  const task = await lockTask(tx, id);
  const draft = task && (await findDraft(tx, id, teacherId));
  if (!task || (!draft && task.teacher_id !== teacherId)) throw new ApiFailure('NOT_FOUND');
  return { task, revealed: draft?.revealed ?? null };
}

/**
 * Stores the teacher's verdict on the version of the answer that they read. Another verdict is never replaced: the
 * teacher is told, and decides what becomes of theirs.
 * @returns the new version, and the learner
 */
export async function gradeAtDesk(
  tx: Tx,
  teacherId: string,
  given: { grading_id: string; version: number; verdict: GivenVerdict },
  now: Date,
): Promise<{ version: number; learnerId: string }> {
  const { task, revealed } = await lockOwn(tx, given.grading_id, teacherId);
  if (task.status !== 'waiting') throw new ApiFailure('GRADED_BY_OTHER');
  if (task.version !== given.version) throw new ApiFailure('GRADING_CHANGED');
  const verdict = checkedVerdict(given.verdict, task, await nameOf(tx, teacherId));
  const version = await storeVerdict(tx, task, teacherId, verdict, now);
  await deleteDraft(tx, task.id, teacherId);
  if ('grade' in verdict) await compareWithAi(tx, task, revealed, verdict.grade, now);
  return { version, learnerId: task.learner_id };
}

/**
 * Ends a conflict: the other verdict stands.
 * @param verdict this teacher's, kept beside it; null: dropped
 * @returns the learner
 */
export async function settleConflict(
  tx: Tx,
  id: string,
  teacherId: string,
  verdict: GivenVerdict | null,
): Promise<string> {
  const { task } = await lockOwn(tx, id, teacherId);
  if (task.status === 'waiting') throw new ApiFailure('NOT_GRADED_YET');
  if (verdict) {
    const kept = checkedVerdict(verdict, task, '');
    const outcome =
      'grade' in kept ? { grade: kept.grade, refusal: null } : { grade: null, refusal: kept.refusal };
    await tx
      .insert(secondOpinions)
      .values({ grading_id: id, teacher_id: teacherId, version: task.version, ...outcome })
      .onConflictDoUpdate({
        target: [secondOpinions.grading_id, secondOpinions.teacher_id],
        set: { version: task.version, ...outcome },
      });
  }
  await deleteDraft(tx, id, teacherId);
  return task.learner_id;
}

/** The learner of a work, for the audit trail. */
export async function learnerOf(db: Queryable, id: string): Promise<string> {
  const [row] = await db
    .select({ learnerId: teacherGradings.learner_id })
    .from(teacherGradings)
    .where(eq(teacherGradings.id, id));
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row.learnerId;
}
