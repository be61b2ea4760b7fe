import { count, eq } from 'drizzle-orm';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import type { Tx } from '#server/db/connect.ts';
import { classNotes } from '#server/db/schema-tutoring.ts';
import { announce } from './announce.ts';
import { checkLearner, classId, cleanText, lockLesson } from './checks.ts';
import { ClassRefused } from './class-refused.ts';
import { checkMember } from './members.ts';

export interface NewNote {
  /** From whoever writes it, so that a note that is sent again is written once. */
  id?: string;
  /** For whom alone it is; null: for the class. */
  learner_id: string | null;
  author_id: string | null;
  text: string;
}

async function checkLimit(tx: Tx, lessonId: string): Promise<void> {
  const [row] = await tx.select({ all: count() }).from(classNotes).where(eq(classNotes.lesson_id, lessonId));
  if (row && row.all >= CLASS_LIMITS.notes)
    throw new ClassRefused('too_many', `a lesson has ${CLASS_LIMITS.notes} notes at most`);
}

const clean = (text: string): string => cleanText(text, CLASS_LIMITS.note, 'a note');

/** Stores a teacher's note on a lesson; whoever it is for is told. @returns its id. Throws `ClassRefused`. */
export async function writeNote(tx: Tx, lessonId: string, given: NewNote, now: Date): Promise<string> {
  const { lesson, of } = await lockLesson(tx, lessonId);
  const { learner_id, author_id } = given;
  if (author_id !== null) await checkLearner(tx, author_id);
  if (learner_id !== null) await checkMember(tx, of.id, learner_id, 'ever');
  await checkLimit(tx, lesson.id);
  const [written] = await tx
    .insert(classNotes)
    .values({ ...given, text: clean(given.text), class_id: of.id, lesson_id: lesson.id, written_at: now })
    .onConflictDoNothing({ target: classNotes.id })
    .returning({ id: classNotes.id });
  if (!written) {
    if (given.id === undefined) throw new Error('a note was not stored');
    return given.id;
  }
  const whom = learner_id === null ? 'Giáo viên vừa ghi lời dặn' : 'Giáo viên vừa ghi lời dặn riêng cho bạn';
  const about = { classId: of.id, className: of.name, lessonId: lesson.id, learnerId: learner_id };
  const text = `${whom} ở buổi “${lesson.title}”.`;
  await announce(tx, { ...about, kind: 'note', text, tag: `class:note:${written.id}` }, now);
  return written.id;
}

/** Throws `ClassRefused`. */
export async function changeNote(tx: Tx, id: string, text: string): Promise<void> {
  const changed = await tx
    .update(classNotes)
    .set({ text: clean(text) })
    .where(eq(classNotes.id, classId(id, 'unknown_note')))
    .returning({ id: classNotes.id });
  if (changed.length === 0) throw new ClassRefused('unknown_note', `there is no note ${id}`);
}

/** Only of whoever wrote it: it is under their name. Throws `ClassRefused`. */
export async function changeOwnNote(tx: Tx, id: string, authorId: string, text: string): Promise<void> {
  const [note] = await tx.select({ by: classNotes.author_id }).from(classNotes).where(eq(classNotes.id, id));
  if (note?.by !== authorId) throw new ClassRefused('not_your_note', `the note ${id} is not theirs`);
  await changeNote(tx, id, text);
}

/** Throws `ClassRefused`. */
export async function removeNote(tx: Tx, id: string): Promise<void> {
  const removed = await tx
    .delete(classNotes)
    .where(eq(classNotes.id, classId(id, 'unknown_note')))
    .returning({ id: classNotes.id });
  if (removed.length === 0) throw new ClassRefused('unknown_note', `there is no note ${id}`);
}
