import type { Queryable } from '#server/db/connect.ts';
import { type StoredQuestion, unanswered } from './attempt-view.ts';
import {
  type ExerciseRow,
  exerciseView,
  findExercise,
  findReviseSet,
  questionsOf,
  type ReviseRow,
} from './store.ts';

interface Served<Row> {
  exercise: Row;
  questions: StoredQuestion[];
}

async function withQuestions<Row extends ExerciseRow | ReviseRow>(
  db: Queryable,
  exercise: Row | undefined,
): Promise<Served<Row> | null> {
  if (!exercise || exercise.retired) return null;
  const questions = await questionsOf(db, exercise.id);
  return { exercise, questions: questions.filter(({ retired }) => !retired) };
}

/** A practice or a duet with its questions as currently served; null when there is none. */
export const readServedPractice = async (db: Queryable, id: string): Promise<Served<ExerciseRow> | null> =>
  withQuestions(db, await findExercise(db, id));

/** The same for a revise set. */
export const readServedSet = async (db: Queryable, id: string): Promise<Served<ReviseRow> | null> =>
  withQuestions(db, await findReviseSet(db, id));

/** The response `data` for somebody without an attempt: no answers, no keys. */
export const untouchedPractice = ({ exercise, questions }: Served<ExerciseRow>): string =>
  JSON.stringify({
    practice: exerciseView(exercise, questions),
    attempt: null,
    questions: questions.map(unanswered),
  });
