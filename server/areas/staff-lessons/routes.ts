import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { markAttendance } from '#server/domain/classes/attendance.ts';
import { answerWithClass, classOfLesson } from '#server/domain/classes/desk-classes.ts';
import { removeHomework, setHomework } from '#server/domain/classes/homework.ts';
import { addLesson, cancelLesson, changeLesson, moveLesson } from '#server/domain/classes/lessons.ts';
import { addMaterial, type NewMaterial, removeMaterial } from '#server/domain/classes/materials.ts';
import { changeOwnNote, removeNote, writeNote } from '#server/domain/classes/notes.ts';
import { asApiFailure } from '#server/domain/staff/as-api-failure.ts';
import type { Queryable, Tx } from '../../db/connect.ts';
import type { About } from '../../http/audit-call.ts';
import type { Handlers } from '../../http/handler.ts';
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

const times = ({ starts_at, ends_at }: { starts_at: number; ends_at: number }) => ({
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
});

/** Changes a lesson for the centre, and answers with its class. */
async function onLesson({ tx, params, about }: At, work: () => Promise<unknown>) {
  const id = await asApiFailure(classOfLesson(tx, params.lesson));
  await asApiFailure(work());
  return answerWithClass(tx, id, about);
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

function setFor({ tx, params, body }: At & { body: BodyOf<typeof ENDPOINTS.staffLessons.setHomework> }) {
  const due_at = body.due_at === null ? null : new Date(body.due_at);
  return setHomework(tx, params.lesson, { exercise_id: body.exercise_id, due_at }, new Date());
}

async function removeFrom({ tx, params }: At & { params: { homework: string } }): Promise<void> {
  await checkOfLesson(tx, 'homework', params.homework, params.lesson);
  await removeHomework(tx, params.homework);
}

const materialOf = ({ kind, target, title }: { kind: string; target: string; title: string | null }) =>
  (kind === 'file'
    ? { kind: 'file', target, title: title ?? '' }
    : { kind: 'study_sheet', target }) satisfies NewMaterial;

/** Lessons as operators plan them, and what a teacher does at one of their own class. Homework is set by both. */
export function handlers({ db }: Pick<Platform, 'db'>): Handlers<'staffLessons'> {
  return {
    add: async ({ tx, params: { id }, body, about }) => {
      const lesson = { title: body.title, summary: null, meeting_link: null, ...times(body) };
      await asApiFailure(addLesson(tx, id, lesson, new Date()));
      return answerWithClass(tx, id, about);
    },
    move: (call) =>
      onLesson(call, () =>
        moveLesson(call.tx, call.params.lesson, times(call.body), call.body.version, new Date()),
      ),
    rename: (call) =>
      onLesson(call, () => {
        const { title, version } = call.body;
        return changeLesson(call.tx, call.params.lesson, { title }, version);
      }),
    cancel: (call) => onLesson(call, () => cancelLesson(call.tx, call.params.lesson, new Date())),
    setHomework: (call) => onLesson(call, () => setFor(call)),
    removeHomework: (call) => onLesson(call, () => removeFrom(call)),
    own: async ({ staff, params, about }) =>
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
    setOwnHomework: (call) => onOwnLesson(call, () => setFor(call)),
    removeOwnHomework: (call) => onOwnLesson(call, () => removeFrom(call)),
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
