import type { Revise } from '#contract/revise.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import type { Learner } from '#server/caller/taker.ts';
import { readServedSet } from '#server/domain/attempt/served-exercises.ts';
import { findReviseSet, type ReviseRow } from '#server/domain/attempt/store.ts';
import { gradingDeps } from '#server/domain/marking/grading-deps.ts';
import { restartRevise } from '#server/domain/study/restart-revise.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';
import { type LastAnswer, lastAnswers, reviseView } from './last-answers.ts';
import { setAccess } from './set-access.ts';
import { type ReviseDeps, submitReviseQuestion } from './submit-revise-question.ts';

const NO_ANSWERS: ReadonlyMap<string, LastAnswer> = new Map();

const headOf = (exercise: ReviseRow): Revise => ({
  id: exercise.id,
  title: exercise.title,
  instructions: exercise.instructions,
  course_id: exercise.course_id,
  lesson_id: exercise.lesson_id,
  feedback: exercise.feedback,
});

export function handlers(parts: Parts): Handlers<'revise'> {
  const { db, content } = parts;
  const access = setAccess(parts, parts.access);
  const deps: ReviseDeps = { ...gradingDeps(parts), checkWork: access.work };
  const served = content.keep((id) => readServedSet(content.db, id));

  /** A revise set that the caller may open, with their last answers. */
  const open = async (id: string, learner: Learner | undefined, guest: Learner | undefined) => {
    const found = await served(id);
    if (!found) throw new ApiFailure('NOT_FOUND');
    await access.read(learner, found.exercise);
    const taker = learner ?? guest;
    const last = taker ? await lastAnswers(db, taker.id, found.exercise.id) : NO_ANSWERS;
    return { ...found, last };
  };

  return {
    listQuestion: async ({ learner, guest, query }) => {
      const { exercise, questions, last } = await open(query.revise_id, learner, guest);
      const page = questions.slice(query.offset, query.offset + query.limit);
      return {
        revise: headOf(exercise),
        questions: page.map((stored) => reviseView(stored, last.get(stored.question.id))),
        total: questions.length,
      };
    },

    detailQuestion: async ({ learner, guest, params }) => {
      const { exercise, questions, last } = await open(params.a, learner, guest);
      const stored = questions.find(({ question }) => question.id === params.b);
      if (!stored) throw new ApiFailure('NOT_FOUND');
      return { revise: headOf(exercise), question: reviseView(stored, last.get(stored.question.id)) };
    },

    submitQuestion: ({ tx, taker, body }) => submitReviseQuestion(tx, deps, taker, body),

    redo: async ({ tx, taker, body }) => {
      const revise = await findReviseSet(tx, body.revise_id);
      if (!revise || revise.course_id !== body.course_id) throw new ApiFailure('NOT_FOUND');
      await deps.checkWork(tx, taker, revise);
      const at = learnerTime(body, Date.now());
      await restartRevise(tx, taker.id, revise.id, at);
      return { redone_at: at.getTime() };
    },
  };
}
