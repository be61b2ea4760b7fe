import type { BodyOf, ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Tx } from '#server/db/connect.ts';
import { speakingParts } from '#server/db/schema-speaking-practice.ts';
import { owned } from '#server/domain/attempt/own-attempt.ts';
import { ensureAttempt } from '#server/domain/attempt/store.ts';
import { gradingDeps } from '#server/domain/marking/grading-deps.ts';
import { gradeAhead } from '#server/domain/marking/mark-attempt.ts';
import { submitSpoken } from '#server/domain/speaking/attempts.ts';
import { handedIn, partOf } from '#server/domain/speaking/parts.ts';
import type { StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import { takeOverGradings } from '#server/domain/speaking/take-over-gradings.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';

type SubmitPart = typeof ENDPOINTS.speakingExam.submitPart;

const partsOf = ({ questions }: StoredSet): number[] => [
  ...new Set(questions.filter(({ retired }) => !retired).flatMap((asked) => partOf(asked) ?? [])),
];

/**
 * Records that a part was handed in, in whatever order the parts arrive; with the last one, the attempt is submitted at
 * the time of the latest part. What was said in the others is graded while the learner speaks on, so that the band is
 * there soon after the end. The caller has checked that the taker may work in the test.
 */
export async function submitPart(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'config'>,
  taker: Taker,
  stored: StoredSet,
  body: BodyOf<SubmitPart>,
): Promise<ResponseOf<SubmitPart>> {
  const at = learnerTime(body, Date.now());
  const opening = { id: body.attempt_id, learnerId: taker.id, exerciseId: stored.set.id, openedAt: at };
  const attempt = owned(await ensureAttempt(tx, opening), taker.id, stored.set.id);
  const before = await handedIn(tx, attempt.id);
  if (before.some(({ part }) => part === body.part)) throw new ApiFailure('PART_SUBMITTED');
  if (attempt.submitted_at) throw new ApiFailure('ATTEMPT_SUBMITTED');
  await tx.insert(speakingParts).values({ attempt_id: attempt.id, part: body.part, at });
  const parts = [...before, { part: body.part, at }];
  if (!partsOf(stored).every((part) => parts.some((one) => one.part === part))) {
    await takeOverGradings(tx, platform.jobs, attempt);
    const asked = stored.questions.filter((question) => partOf(question) === body.part);
    await gradeAhead(tx, attempt, asked, gradingDeps(platform));
    return { attempt: null };
  }
  const latest = Math.max(...parts.map((one) => one.at.getTime()));
  return submitSpoken(tx, platform, taker, stored, { attempt_id: attempt.id, at: latest, skew: 0 });
}
