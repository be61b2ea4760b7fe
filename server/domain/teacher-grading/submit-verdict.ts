import { eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import type { TeacherGrade } from '#contract/teacher-evaluation.ts';
import type { Tx } from '#server/db/connect.ts';
import { teacherGradings } from '#server/db/schema-grading.ts';
import { announceGrading } from './announce-grading.ts';
import { findGradingTask, GradingRefused, type GradingTask } from './teacher-gradings.ts';

/** What a teacher submits: a grade, or why there can be none. */
export type TeacherVerdict = { graded_by: string } & ({ grade: TeacherGrade } | { refusal: string });

/** The work, locked until the transaction ends: neither a second verdict nor another answer comes in between. */
export async function lockTask(tx: Tx, id: string): Promise<GradingTask | null> {
  await tx
    .select({ id: teacherGradings.id })
    .from(teacherGradings)
    .where(eq(teacherGradings.id, id))
    .for('update');
  return findGradingTask(tx, id);
}

/**
 * Stores the verdict on a locked work that waits, and tells the learner.
 * @param teacherId null: submitted by the command line
 * @returns the new version of the work
 */
export async function storeVerdict(
  tx: Tx,
  { id, version }: GradingTask,
  teacherId: string | null,
  verdict: TeacherVerdict,
  now: Date,
): Promise<number> {
  const outcome =
    'grade' in verdict
      ? ({ status: 'finished', grade: verdict.grade } as const)
      : ({ status: 'error', refusal: verdict.refusal } as const);
  await tx
    .update(teacherGradings)
    .set({
      ...outcome,
      graded_by: verdict.graded_by,
      teacher_id: teacherId,
      graded_at: now,
      version: version + 1,
      held_by: null,
      held_until: null,
    })
    .where(eq(teacherGradings.id, id));
  const said =
    outcome.status === 'finished'
      ? { title: 'Giáo viên đã chấm bài của bạn', body: 'Mở ra để xem điểm và lời nhận xét.' }
      : { title: 'Giáo viên chưa chấm được bài này', body: 'Mở ra để xem lý do.' };
  await announceGrading(tx, id, { tag: `teacher:${id}`, ...said });
  return version + 1;
}

/**
 * Stores a teacher's verdict from the command line, once.
 * @param judge returns the verdict on the current answer; if it throws, nothing changes
 * @returns the learner
 */
export async function submitVerdict(
  tx: Tx,
  id: string,
  judge: (task: GradingTask) => TeacherVerdict,
  now: Date,
): Promise<string> {
  if (!z.uuid().safeParse(id).success) throw new GradingRefused(`"${id}" is no id of a grading`);
  const task = await lockTask(tx, id);
  if (!task) throw new GradingRefused(`there is no grading ${id}`);
  if (task.status !== 'waiting')
    throw new GradingRefused(
      `${id} was graded already, by ${task.graded_by ?? 'somebody'}: nothing was changed`,
    );
  await storeVerdict(tx, task, null, judge(task), now);
  return task.learner_id;
}
