import type { Attendance } from '#contract/tutoring.ts';
import { JOIN_EARLY_MS } from '#contract/tutoring.ts';
import type { Tx } from '#server/db/connect.ts';
import { classAttendance } from '#server/db/schema-tutoring.ts';
import { lockLesson, refuseCancelled } from './checks.ts';
import { ClassRefused } from './class-refused.ts';
import { checkMember } from './members.ts';

/**
 * A teacher's word on whether a learner was at a lesson: it goes before what joining recorded, whose time stays.
 * @param by id of the teacher. Throws `ClassRefused`.
 */
export async function markAttendance(
  tx: Tx,
  lessonId: string,
  mark: { learner_id: string; status: Attendance; by: string | null },
  now: Date,
): Promise<void> {
  const { lesson, of } = await lockLesson(tx, lessonId);
  refuseCancelled(lesson);
  if (now.getTime() < lesson.starts_at.getTime() - JOIN_EARLY_MS)
    throw new ClassRefused('lesson_not_begun', `the lesson ${lesson.id} has not begun`);
  const { learner_id, status, by } = mark;
  await checkMember(tx, of.id, learner_id, 'ever');
  const decided = { status, marked_at: now, marked_by: by };
  await tx
    .insert(classAttendance)
    .values({ lesson_id: lesson.id, learner_id, ...decided })
    .onConflictDoUpdate({ target: [classAttendance.lesson_id, classAttendance.learner_id], set: decided });
}
