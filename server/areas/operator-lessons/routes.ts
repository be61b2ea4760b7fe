import { classOf, classOfLesson } from '#server/domain/classes/desk-classes.ts';
import { removeHomework, setHomework } from '#server/domain/classes/homework.ts';
import { addLesson, cancelLesson, changeLesson, moveLesson } from '#server/domain/classes/lessons.ts';
import { asApiFailure } from '#server/domain/staff/as-api-failure.ts';
import type { Queryable, Tx } from '../../db/connect.ts';
import type { Handlers } from '../../http/handler.ts';
import type { About } from '../../http/note-acts.ts';

const times = ({ starts_at, ends_at }: { starts_at: number; ends_at: number }) => ({
  starts_at: new Date(starts_at),
  ends_at: new Date(ends_at),
});

async function answerOf(db: Queryable, id: string, about: About) {
  const found = await asApiFailure(classOf(db, id, Date.now()));
  about(found.people.map((person) => person.id));
  return found;
}

/** Changes a lesson, and answers with its class. */
async function onLesson(tx: Tx, lesson: string, about: About, work: () => Promise<unknown>) {
  const id = await asApiFailure(classOfLesson(tx, lesson));
  await asApiFailure(work());
  return answerOf(tx, id, about);
}

/** Lessons of classes, and the homework that is set in them. */
export function handlers(): Handlers<'operatorLessons'> {
  return {
    add: async ({ tx, params: { id }, body, about }) => {
      const lesson = { title: body.title, summary: null, meeting_link: null, ...times(body) };
      await asApiFailure(addLesson(tx, id, lesson, new Date()));
      return answerOf(tx, id, about);
    },
    move: ({ tx, params: { lesson }, body, about }) =>
      onLesson(tx, lesson, about, () => moveLesson(tx, lesson, times(body), body.version, new Date())),
    rename: ({ tx, params: { lesson }, body: { title, version }, about }) =>
      onLesson(tx, lesson, about, () => changeLesson(tx, lesson, { title }, version)),
    cancel: ({ tx, params: { lesson }, about }) =>
      onLesson(tx, lesson, about, () => cancelLesson(tx, lesson, new Date())),
    setHomework: ({ tx, params: { lesson }, body: { exercise_id, due_at }, about }) =>
      onLesson(tx, lesson, about, () => {
        const due = due_at === null ? null : new Date(due_at);
        return setHomework(tx, lesson, { exercise_id, due_at: due }, new Date());
      }),
    removeHomework: ({ tx, params: { lesson, homework }, about }) =>
      onLesson(tx, lesson, about, () => removeHomework(tx, homework)),
  };
}
