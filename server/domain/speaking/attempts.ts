import type { Attempt } from '#contract/practice.ts';
import type { DeviceClock } from '#rules/attempt/claimed-time.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Tx } from '#server/db/connect.ts';
import { type GivenAnswer, storeAttemptAnswer } from '#server/domain/answering/store-attempt-answer.ts';
import { submitUntimed } from '#server/domain/answering/submit-untimed.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { lockAttempt } from '#server/domain/attempt/store.ts';
import { gradingDeps } from '#server/domain/marking/grading-deps.ts';
import { recordStudy } from '#server/domain/study/study-events.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';
import { checkPartIsOpen } from './parts.ts';
import { questionOf, type StoredSet } from './set-catalogue.ts';
import { takeOverGradings } from './take-over-gradings.ts';

type Setting = Pick<Platform, 'jobs' | 'config'>;

/** An author's follow-up is one of those written for the question that it follows. */
function checkAsked(stored: StoredSet, { question_id, answer }: GivenAnswer): void {
  const asked = answer.type_code === 'ielts_unscripted_speaking' ? answer.asked : undefined;
  const followed = questionOf(stored, question_id)?.follows;
  if (asked?.by !== 'author' || followed === undefined) return;
  const script = stored.detail.scripts[followed];
  const written = [...(script?.follow_ups ?? []), ...(script?.noticed ?? [])];
  if (!written.some(({ text }) => text === asked.text)) throw new ApiFailure('ANSWER_DOES_NOT_FIT');
}

/** Stores a spoken answer; the caller has checked that the taker may work in the set. */
export async function storeSpoken(
  tx: Tx,
  platform: Setting,
  taker: Taker,
  stored: StoredSet,
  given: GivenAnswer,
): Promise<{ attempt_id: string; question_id: string }> {
  checkAsked(stored, given);
  await checkPartIsOpen(tx, taker.id, stored, given);
  return storeAttemptAnswer(tx, gradingDeps(platform), taker, stored.set.id, given);
}

/** Submits an attempt, which is graded then; the caller has checked that the taker may work in the set. */
export async function submitSpoken(
  tx: Tx,
  platform: Setting,
  taker: Taker,
  { set, gradingScale }: StoredSet,
  body: DeviceClock & { attempt_id: string },
): Promise<{ attempt: Attempt }> {
  const setting = gradingDeps(platform);
  const opened = await lockAttempt(tx, body.attempt_id);
  if (opened) owned(opened, taker.id, set.id);
  if (opened?.submitted_at === null) await takeOverGradings(tx, platform.jobs, opened);
  const recordStudied = (at: Date) =>
    recordStudy(
      tx,
      { learnerId: taker.id, subject: `speaking:${set.id}`, courseId: null, minutes: set.minutes, at },
      setting.now(),
    );
  const exercise = { id: set.id, grading_scale: gradingScale };
  // A test keeps the parts of one sitting together.
  const takes = set.mode === 'test' ? 'nothing' : 'newer';
  return submitUntimed(tx, setting, { taker, exercise, recordStudied, takes }, body);
}
