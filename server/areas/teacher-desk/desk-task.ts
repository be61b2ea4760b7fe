import { eq } from 'drizzle-orm';
import type { DeskTask } from '#contract/teacher-desk.ts';
import type { Queryable } from '#server/db/connect.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { findGradingTask } from '#server/domain/teacher-grading/teacher-gradings.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { findDraft } from './grading-drafts.ts';
import { holderOf } from './grading-queue.ts';
import { isHeldByOther } from './held.ts';

/** The work's row as one teacher sees it. Throws unless they have once held it, whoever holds it now. */
async function ownGrading(db: Queryable, id: string, teacherId: string, now: Date) {
  const [row] = await db
    .select({ grading: teacherGradings, isOthers: isHeldByOther(teacherId, now) })
    .from(teacherGradings)
    .where(eq(teacherGradings.id, id));
  const draft = row && (await findDraft(db, id, teacherId));
  const isGradedByThem = row?.grading.teacher_id === teacherId;
  if (!row || (!draft && !isGradedByThem)) throw new ApiFailure('NOT_FOUND');
  return { ...row, draft };
}

async function taskFor(db: Queryable, id: string, teacherId: string, now: Date) {
  const own = await ownGrading(db, id, teacherId, now);
  const { grading, draft, isOthers } = own;
  const task = await findGradingTask(db, id);
  if (!task) throw new ApiFailure('NOT_FOUND');
  const { recording } = task;
  const shown: DeskTask = {
    id,
    kind: task.kind,
    title: task.title,
    is_regrade: task.regrade !== null,
    asked_at: task.asked_at.getTime(),
    due_at: task.due_at.getTime(),
    holder: isOthers ? 'other' : holderOf(grading.held_by, teacherId),
    version: grading.version,
    held_until: grading.held_by === teacherId ? (grading.held_until?.getTime() ?? null) : null,
    content: task.content,
    clock_doubtful: task.clock_doubtful,
    essay: task.essay,
    recording: recording && { id: recording.id, type: recording.type },
    transcript: task.transcript,
    regrade: task.regrade,
    draft: draft?.parts ?? {},
    revealed: draft?.revealed ?? null,
  };
  return { ...own, recording, task: shown, learnerId: grading.learner_id };
}

/** A work to grade. Refused while another teacher holds it, and once another has graded it. */
export async function readDeskTask(db: Queryable, id: string, teacherId: string, now: Date) {
  const work = await taskFor(db, id, teacherId, now);
  const { status, teacher_id } = work.grading;
  if (status !== 'waiting' && teacher_id !== teacherId) throw new ApiFailure('GRADED_BY_OTHER');
  if (work.isOthers) throw new ApiFailure('GRADING_HELD');
  return work;
}

/** A work that another teacher has graded meanwhile, with this teacher's draft. */
export async function readConflict(db: Queryable, id: string, teacherId: string, now: Date) {
  const work = await taskFor(db, id, teacherId, now);
  if (work.grading.status === 'waiting') throw new ApiFailure('NOT_FOUND');
  return work;
}
