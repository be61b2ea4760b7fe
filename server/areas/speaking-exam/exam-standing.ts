import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Queryable } from '#server/db/connect.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { type AttemptRow, answersOf, findAttempt } from '#server/domain/attempt/store.ts';
import { handedIn } from '#server/domain/speaking/parts.ts';
import type { StoredSet } from '#server/domain/speaking/set-catalogue.ts';

type Preparation = ResponseOf<typeof ENDPOINTS.speakingExam.preparation>;
type Standing = NonNullable<Preparation['under_way']>;

async function standingOf(db: Queryable, { questions }: StoredSet, attempt: AttemptRow): Promise<Standing> {
  const answers = await answersOf(db, attempt.id);
  const parts = await handedIn(db, attempt.id);
  const followUps = new Set(
    questions.flatMap(({ question: { id, follows } }) => (follows === undefined ? [] : [id])),
  );
  const times = [...answers.map(({ answeredAt }) => answeredAt), ...parts.map(({ at }) => at)];
  return {
    attempt_id: attempt.id,
    begun_at: attempt.opened_at.getTime(),
    at: Math.max(...[attempt.opened_at, ...times].map((time) => time.getTime())),
    answered: answers.filter(({ questionId }) => !followUps.has(questionId)).length,
    parts: parts.flatMap(({ part }) => (part === 1 || part === 2 || part === 3 ? [part] : [])),
  };
}

/** How far the learner's latest attempt is that was neither submitted nor given up. */
export async function underWay(
  db: Queryable,
  learnerId: string,
  stored: StoredSet,
): Promise<Preparation['under_way']> {
  const [attempt] = await db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.learner_id, learnerId),
        eq(attempts.exercise_id, stored.set.id),
        isNull(attempts.submitted_at),
        isNull(attempts.given_up_at),
      ),
    )
    .orderBy(desc(attempts.opened_at))
    .limit(1);
  return attempt ? standingOf(db, stored, attempt) : null;
}

/** What has become of an attempt of the learner; null for one that is not theirs, or of which nothing has arrived. */
export async function ownStanding(
  db: Queryable,
  learnerId: string,
  stored: StoredSet,
  attemptId: string | undefined,
): Promise<Preparation['own']> {
  const attempt = attemptId === undefined ? undefined : await findAttempt(db, attemptId);
  if (attempt?.learner_id !== learnerId || attempt.exercise_id !== stored.set.id) return null;
  const state = attempt.submitted_at ? 'submitted' : attempt.given_up_at ? 'given_up' : 'open';
  return { ...(await standingOf(db, stored, attempt)), state };
}
