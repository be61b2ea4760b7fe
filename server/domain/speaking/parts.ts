import { asc, eq } from 'drizzle-orm';
import { isOfType } from '#rules/questions/is-of-type.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { speakingParts } from '#server/db/schema-speaking-practice.ts';
import type { GivenAnswer } from '#server/domain/answering/store-attempt-answer.ts';
import { answersOf, lockAttempt } from '#server/domain/attempt/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { StoredSet } from './set-catalogue.ts';

/** The part of a spoken question; null for another one. */
export const partOf = ({ question: { content } }: StoredSet['questions'][number]): 1 | 2 | 3 | null =>
  isOfType(content, 'ielts_unscripted_speaking') ? content.part : null;

/** Parts of an attempt that were handed in, with their times. */
export const handedIn = (db: Queryable, attemptId: string): Promise<{ part: number; at: Date }[]> =>
  db
    .select({ part: speakingParts.part, at: speakingParts.at })
    .from(speakingParts)
    .where(eq(speakingParts.attempt_id, attemptId))
    .orderBy(asc(speakingParts.part));

/**
 * Keeps what was handed in: a test that went on on another device may come back to the same part on the first one. What
 * was not answered before is stored late rather than lost, and transcripts may change.
 * @throws ApiFailure `PART_SUBMITTED`
 */
export async function checkPartIsOpen(
  tx: Tx,
  takerId: string,
  { set, questions }: StoredSet,
  { attempt_id, question_id, answer }: GivenAnswer,
): Promise<void> {
  if (set.mode !== 'test') return;
  // Nobody else learns that it exists.
  if ((await lockAttempt(tx, attempt_id))?.learner_id !== takerId) return;
  const asked = questions.find(({ question }) => question.id === question_id);
  const part = asked && partOf(asked);
  if (!(await handedIn(tx, attempt_id)).some((one) => one.part === part)) return;
  const before = (await answersOf(tx, attempt_id)).find(({ questionId }) => questionId === question_id);
  if (before && recordingOf(before.answer) !== recordingOf(answer)) throw new ApiFailure('PART_SUBMITTED');
}
