import { markAttendance } from '#server/domain/classes/attendance.ts';
import { removeHomework, setHomework } from '#server/domain/classes/homework.ts';
import { changeLesson } from '#server/domain/classes/lessons.ts';
import { addMaterial, type NewMaterial, removeMaterial } from '#server/domain/classes/materials.ts';
import { changeOwnNote, removeNote, writeNote } from '#server/domain/classes/notes.ts';
import { asApiFailure } from '#server/domain/staff/as-api-failure.ts';
import type { Queryable, Tx } from '../../db/connect.ts';
import type { Handlers } from '../../http/handler.ts';
import type { About } from '../../http/note-acts.ts';
import type { Platform } from '../../platform.ts';
import { checkOfLesson, lockOwnLesson, type OwnLesson, ownLesson } from './own-class.ts';
import { taughtLessonOf } from './taught-lesson.ts';

/** Of the call: who makes it, for which lesson. */
interface At {
  tx: Tx;
  staff: { id: string };
  params: { lesson: string };
  about: About;
}

/** The lesson as it is now; its people are those whom the call is about. */
async function answerOf(db: Queryable, teacherId: string, own: OwnLesson, about: About) {
  const found = await taughtLessonOf(db, teacherId, own, new Date());
  about(found.people.map(({ id }) => id));
  return found;
}

/** Changes a lesson of the teacher's own class, and answers with it. */
async function onOwnLesson({ tx, staff, params, about }: At, work: () => Promise<unknown>) {
  await asApiFailure(lockOwnLesson(tx, staff.id, params.lesson));
  await asApiFailure(work());
  return answerOf(tx, staff.id, await asApiFailure(ownLesson(tx, staff.id, params.lesson)), about);
}

const materialOf = ({ kind, target, title }: { kind: string; target: string; title: string | null }) =>
  (kind === 'file'
    ? { kind: 'file', target, title: title ?? '' }
    : { kind: 'study_sheet', target }) satisfies NewMaterial;

/** What a teacher does at a lesson of their own class: attendance, homework, notes, materials. */
export function handlers({ db }: Pick<Platform, 'db'>): Handlers<'teacherLessons'> {
  return {
    one: async ({ staff, params, about }) =>
      answerOf(db, staff.id, await asApiFailure(ownLesson(db, staff.id, params.lesson)), about),
    describe: (call) =>
      onOwnLesson(call, () => {
        const { version, title, summary } = call.body;
        const text = { title, summary: summary?.trim() ? summary : null };
        return changeLesson(call.tx, call.params.lesson, text, version);
      }),
    mark: (call) =>
      onOwnLesson(call, async () => {
        const now = new Date();
        for (const mark of call.body.marks)
          await markAttendance(call.tx, call.params.lesson, { ...mark, by: call.staff.id }, now);
      }),
    setHomework: (call) =>
      onOwnLesson(call, () => {
        const { exercise_id, due_at } = call.body;
        const due = due_at === null ? null : new Date(due_at);
        return setHomework(call.tx, call.params.lesson, { exercise_id, due_at: due }, new Date());
      }),
    removeHomework: (call) =>
      onOwnLesson(call, async () => {
        await checkOfLesson(call.tx, 'homework', call.params.homework, call.params.lesson);
        await removeHomework(call.tx, call.params.homework);
      }),
    writeNote: (call) =>
      onOwnLesson(call, () =>
        writeNote(call.tx, call.params.lesson, { ...call.body, author_id: call.staff.id }, new Date()),
      ),
    changeNote: (call) =>
      onOwnLesson(call, async () => {
        await checkOfLesson(call.tx, 'note', call.params.note, call.params.lesson);
        await changeOwnNote(call.tx, call.params.note, call.staff.id, call.body.text);
      }),
    removeNote: (call) =>
      onOwnLesson(call, async () => {
        await checkOfLesson(call.tx, 'note', call.params.note, call.params.lesson);
        await removeNote(call.tx, call.params.note);
      }),
    addMaterial: (call) =>
      onOwnLesson(call, () => addMaterial(call.tx, call.params.lesson, materialOf(call.body))),
    removeMaterial: (call) =>
      onOwnLesson(call, async () => {
        await checkOfLesson(call.tx, 'material', call.params.material, call.params.lesson);
        await removeMaterial(call.tx, call.params.material);
      }),
  };
}
