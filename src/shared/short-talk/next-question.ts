import type { RoomQuestion } from '#contract/speaking.ts';

/**
 * The question to go on with: the first that is neither answered nor passed over; undefined at the end. A follow-up is
 * never asked for itself: it stays passed over unless its turn has come in this sitting.
 * @param answered ids of the answered questions
 * @param passed ids of questions that were passed over
 * @param due the follow-up that the last answer has called for
 */
export const nextQuestion = (
  questions: readonly RoomQuestion[],
  answered: ReadonlySet<string>,
  passed: ReadonlySet<string>,
  due: string | null,
): RoomQuestion | undefined =>
  questions.find(
    ({ id, follows }) => !answered.has(id) && !passed.has(id) && (follows === undefined || id === due),
  );

/** The questions that have to be answered, and the place of one, or of the one that it follows, among them. */
export function placeOf(
  questions: readonly RoomQuestion[],
  question: RoomQuestion,
): { at: number; of: number } {
  const required = questions.filter(({ follows }) => follows === undefined);
  const own = question.follows ?? question.id;
  return { at: required.findIndex(({ id }) => id === own) + 1, of: required.length };
}
