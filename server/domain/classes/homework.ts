import { count, eq } from 'drizzle-orm';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import { lessonTime } from '#rules/tutoring/lesson-time.ts';
import type { Tx } from '#server/db/connect.ts';
import { classHomework } from '#server/db/schema-tutoring.ts';
import { announce } from './announce.ts';
import { classId, lockLesson, lockOpenClass, refuseCancelled } from './checks.ts';
import { ClassRefused } from './class-refused.ts';
import { findExercise } from './find-exercises.ts';

function checkDue(due: Date | null, now: Date): void {
  if (due !== null && Number.isNaN(due.getTime())) throw new ClassRefused('bad_time', 'that is no time');
  if (due !== null && due <= now) throw new ClassRefused('in_past', 'homework cannot be due in the past');
}

/** Sets an exercise as homework of a lesson; members are told. @returns its id. Throws `ClassRefused`. */
export async function setHomework(
  tx: Tx,
  lessonId: string,
  { exercise_id, due_at }: { exercise_id: string; due_at: Date | null },
  now: Date,
): Promise<string> {
  const { lesson } = await lockLesson(tx, lessonId);
  const of = await lockOpenClass(tx, lesson.class_id);
  refuseCancelled(lesson);
  checkDue(due_at, now);
  const found = await findExercise(tx, exercise_id);
  if (!found)
    throw new ClassRefused('unknown_exercise', `there is no practice, revise set or test ${exercise_id}`);
  const [row] = await tx
    .select({ all: count() })
    .from(classHomework)
    .where(eq(classHomework.lesson_id, lesson.id));
  if (row && row.all >= CLASS_LIMITS.homework)
    throw new ClassRefused('too_many', `a lesson has ${CLASS_LIMITS.homework} pieces of homework at most`);
  const [added] = await tx
    .insert(classHomework)
    .values({ class_id: of.id, lesson_id: lesson.id, exercise_id, set_at: now, due_at })
    .onConflictDoNothing({ target: [classHomework.lesson_id, classHomework.exercise_id] })
    .returning({ id: classHomework.id });
  if (!added) throw new ClassRefused('already_set', `${exercise_id} is homework of that lesson already`);
  const due = due_at === null ? '' : ` Hạn nộp ${lessonTime(due_at.getTime())}.`;
  const text = `Bài tập mới: ${found.title}.${due}`;
  const about = { classId: of.id, className: of.name, lessonId: lesson.id, learnerId: null };
  await announce(tx, { ...about, kind: 'homework', text, tag: `class:homework:${added.id}` }, now);
  return added.id;
}

/** The learners' work stays theirs. Throws `ClassRefused`. */
export async function removeHomework(tx: Tx, id: string): Promise<void> {
  const removed = await tx
    .delete(classHomework)
    .where(eq(classHomework.id, classId(id, 'unknown_homework')))
    .returning({ id: classHomework.id });
  if (removed.length === 0) throw new ClassRefused('unknown_homework', `there is no homework ${id}`);
}
