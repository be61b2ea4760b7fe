import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { TaughtHomework, TaughtLessonDetail, TaughtNote } from '#contract/teacher-classes.ts';
import { maskPhone } from '#rules/account/mask-phone.ts';
import { homeworkState } from '#rules/tutoring/homework-state.ts';
import type { Queryable } from '#server/db/connect.ts';
import { learners } from '#server/db/schema-account.ts';
import { exercises } from '#server/db/schema-content.ts';
import { classAttendance, classHomework, classMembers, classNotes } from '#server/db/schema-tutoring.ts';
import { homeworkOfEach } from '#server/domain/tutoring/homework.ts';
import { materialsOf } from '#server/domain/tutoring/lesson-details.ts';
import type { OwnLesson } from './own-class.ts';

const hasNote = (lessonId: string) =>
  sql`exists (select 1 from ${classNotes}
    where ${classNotes.lesson_id} = ${lessonId} and ${classNotes.learner_id} = ${learners.id})`;

/** Members now, and those who have left and are marked or written to at the lesson; by name. */
const readPeople = (db: Queryable, { lesson, of }: OwnLesson) =>
  db
    .select({
      id: learners.id,
      name: learners.full_name,
      phone: learners.phone,
      joined_at: classMembers.joined_at,
      mark: classAttendance,
    })
    .from(classMembers)
    .innerJoin(learners, eq(learners.id, classMembers.learner_id))
    .leftJoin(
      classAttendance,
      and(eq(classAttendance.lesson_id, lesson.id), eq(classAttendance.learner_id, learners.id)),
    )
    .where(
      and(
        eq(classMembers.class_id, of.id),
        or(isNull(classMembers.left_at), isNotNull(classAttendance.learner_id), hasNote(lesson.id)),
      ),
    )
    .orderBy(asc(learners.full_name), asc(learners.id));
type Read = Awaited<ReturnType<typeof readPeople>>[number];

const personView = ({ id, name, phone, mark }: Read): TaughtLessonDetail['people'][number] => ({
  id,
  name,
  phone: maskPhone(phone ?? ''),
  attendance: mark && {
    status: mark.status,
    joined_at: mark.joined_at?.getTime() ?? null,
    is_decided: mark.marked_at !== null,
  },
});

/** What is set, with how far each of its people is; what was due before somebody joined is not theirs to have done. */
async function homeworkOf(
  db: Queryable,
  lessonId: string,
  people: readonly Read[],
  now: Date,
): Promise<TaughtHomework[]> {
  const ids = people.map(({ id }) => id);
  const joined = new Map(people.map(({ id, joined_at }) => [id, joined_at.getTime()]));
  const all = (await homeworkOfEach(db, ids, { lessonIds: [lessonId] })).filter(
    ({ learner_id, due_at, done }) =>
      done !== null || due_at === null || due_at >= (joined.get(learner_id) ?? 0),
  );
  const states = Map.groupBy(all, ({ id }) => id);
  const rows = await db
    .select({ row: classHomework, kind: exercises.kind, title: exercises.title })
    .from(classHomework)
    .innerJoin(exercises, eq(exercises.id, classHomework.exercise_id))
    .where(eq(classHomework.lesson_id, lessonId))
    .orderBy(asc(classHomework.set_at), asc(classHomework.id));
  return rows.flatMap(({ row, kind, title }) =>
    kind === 'practice' || kind === 'revise' || kind === 'test'
      ? [
          {
            id: row.id,
            kind,
            exercise_id: row.exercise_id,
            title,
            due_at: row.due_at?.getTime() ?? null,
            states: (states.get(row.id) ?? []).map((item) => ({
              learner_id: item.learner_id,
              state: homeworkState(item, now.getTime()),
            })),
          },
        ]
      : [],
  );
}

async function notesOf(db: Queryable, lessonId: string, teacherId: string): Promise<TaughtNote[]> {
  const rows = await db
    .select({ note: classNotes, author_name: learners.full_name })
    .from(classNotes)
    .leftJoin(learners, eq(learners.id, classNotes.author_id))
    .where(eq(classNotes.lesson_id, lessonId))
    .orderBy(desc(classNotes.written_at), desc(classNotes.id));
  return rows.map(({ note, author_name }) => ({
    id: note.id,
    text: note.text,
    learner_id: note.learner_id,
    author_name,
    written_at: note.written_at.getTime(),
    is_own: note.author_id === teacherId,
  }));
}

/** A lesson with all that its teacher works with. */
export async function taughtLessonOf(
  db: Queryable,
  teacherId: string,
  own: OwnLesson,
  now: Date,
): Promise<TaughtLessonDetail> {
  const { lesson, of } = own;
  const people = await readPeople(db, own);
  const materials = await materialsOf(db, [lesson.id]);
  return {
    id: lesson.id,
    class: { id: of.id, name: of.name, is_closed: of.closed_at !== null },
    title: lesson.title,
    summary: lesson.summary,
    starts_at: lesson.starts_at.getTime(),
    ends_at: lesson.ends_at.getTime(),
    is_cancelled: lesson.cancelled_at !== null,
    version: lesson.version,
    meeting_link: lesson.meeting_link ?? of.meeting_link,
    people: people.map(personView),
    homework: await homeworkOf(db, lesson.id, people, now),
    notes: await notesOf(db, lesson.id, teacherId),
    materials: materials.map(({ lesson_id: _, ...material }) => material),
  };
}
