import { eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '#server/db/connect.ts';
import { schema } from '#server/db/schema.ts';

const { classAttendance, classLessons, classMembers, classNotes, classNotices, tutoringClasses } = schema;

/** Without whoever else is concerned. */
const { learner_id: _, author_id: __, ...noteColumns } = getTableColumns(classNotes);
const { learner_id: ___, ...noticeColumns } = getTableColumns(classNotices);

/** What is stored about the learner as a member of classes, and as a teacher. */
export async function tutoringDataOf(tx: Tx, learnerId: string) {
  const memberships = await tx
    .select({
      class: tutoringClasses.name,
      joined_at: classMembers.joined_at,
      left_at: classMembers.left_at,
    })
    .from(classMembers)
    .innerJoin(tutoringClasses, eq(tutoringClasses.id, classMembers.class_id))
    .where(eq(classMembers.learner_id, learnerId));
  const taught = await tx
    .select({ class: tutoringClasses.name, code: tutoringClasses.code })
    .from(tutoringClasses)
    .where(eq(tutoringClasses.teacher_id, learnerId));
  const attendance = await tx
    .select({
      lesson: classLessons.title,
      starts_at: classLessons.starts_at,
      status: classAttendance.status,
      joined_at: classAttendance.joined_at,
      marked_at: classAttendance.marked_at,
    })
    .from(classAttendance)
    .innerJoin(classLessons, eq(classLessons.id, classAttendance.lesson_id))
    .where(eq(classAttendance.learner_id, learnerId));
  return {
    class_memberships: memberships,
    classes_taught: taught,
    class_attendance: attendance,
    class_notes: await tx.select(noteColumns).from(classNotes).where(eq(classNotes.learner_id, learnerId)),
    class_notices: await tx
      .select(noticeColumns)
      .from(classNotices)
      .where(eq(classNotices.learner_id, learnerId)),
    class_notes_written: await tx
      .select(noteColumns)
      .from(classNotes)
      .where(eq(classNotes.author_id, learnerId)),
  };
}
