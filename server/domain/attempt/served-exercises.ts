import type { Queryable } from '#server/db/connect.ts';
import { type StoredQuestion, unanswered } from './attempt-view.ts';
import { type ExerciseRow, exerciseView, findExercise, questionsOf } from './store.ts';

interface ServedExercise {
  exercise: ExerciseRow;
  questions: StoredQuestion[];
}

/** An exercise and its questions as currently served; null when there is none. */
export async function readServed(
  db: Queryable,
  id: string,
  kind: 'practice' | 'revise',
): Promise<ServedExercise | null> {
  const exercise = await findExercise(db, id, kind);
  if (!exercise || exercise.retired) return null;
  const questions = await questionsOf(db, id);
  return { exercise, questions: questions.filter(({ retired }) => !retired) };
}

/** The response `data` for somebody without an attempt: no answers, no keys. */
export const untouchedPractice = ({ exercise, questions }: ServedExercise): string =>
  JSON.stringify({
    practice: exerciseView(exercise, questions),
    attempt: null,
    questions: questions.map(unanswered),
  });
