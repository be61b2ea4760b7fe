import { and, eq } from 'drizzle-orm';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Queryable } from '#server/db/connect.ts';
import { attempts, reviseAnswers } from '#server/db/schema-progress.ts';
import { newestAnswers, openAttempts } from '#server/domain/attempt/open-attempts.ts';
import { type AttemptRow, answersOf, findAttempt, findReviseSet } from '#server/domain/attempt/store.ts';
import { restartsOf } from '#server/domain/study/restarts.ts';

type Answers = ResponseOf<typeof ENDPOINTS.openWork.answers>;

export const NOTHING_OPEN: Answers = { attempt_id: null, answers: [], ended: null };

interface Asked {
  learnerId: string;
  exerciseId: string;
  /** The attempt of the device that asks. */
  attemptId: string | undefined;
}

/** A revise set has one run for all devices: its last answers since it was restarted. */
async function ofRevise(db: Queryable, { learnerId, exerciseId }: Asked): Promise<Answers> {
  const restarted = (await restartsOf(db, learnerId, 'revise', [exerciseId])).get(exerciseId);
  const rows = await db
    .select()
    .from(reviseAnswers)
    .where(and(eq(reviseAnswers.learner_id, learnerId), eq(reviseAnswers.revise_id, exerciseId)));
  return {
    attempt_id: null,
    answers: rows.map(({ question_id, answer, at }) => ({ question_id, answer, at: at.getTime() })),
    ended: restarted ? { by: 'restarted', at: restarted.getTime() } : null,
  };
}

/** The attempt whose submission gave an attempt up; undefined: it was begun again. */
const submittedInstead = (db: Queryable, own: AttemptRow, givenUpAt: Date): Promise<AttemptRow | undefined> =>
  db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.learner_id, own.learner_id),
        eq(attempts.exercise_id, own.exercise_id),
        eq(attempts.submitted_at, givenUpAt),
      ),
    )
    .limit(1)
    .then(([submitted]) => submitted);

/** Answers of an attempt that the submitted one does not have, or not as new. */
async function leftOut(db: Queryable, own: AttemptRow, submitted: AttemptRow): Promise<number> {
  const [mine, theirs] = await Promise.all([answersOf(db, own.id), answersOf(db, submitted.id)]);
  const handedIn = new Map(theirs.map(({ questionId, answeredAt }) => [questionId, answeredAt]));
  return mine.filter(({ questionId, answeredAt }) => {
    const at = handedIn.get(questionId);
    return at === undefined || at < answeredAt;
  }).length;
}

async function endOf(db: Queryable, { learnerId, exerciseId, attemptId }: Asked): Promise<Answers['ended']> {
  const own = attemptId === undefined ? undefined : await findAttempt(db, attemptId);
  if (own?.learner_id !== learnerId || own.exercise_id !== exerciseId) return null;
  if (own.submitted_at) return { by: 'submitted', at: own.submitted_at.getTime(), submitted_as: own.id };
  if (!own.given_up_at) return null;
  const ended = { by: 'given_up', at: own.given_up_at.getTime() } as const;
  const submitted = await submittedInstead(db, own, own.given_up_at);
  if (!submitted) return ended;
  return { ...ended, submitted_as: submitted.id, left_out: await leftOut(db, own, submitted) };
}

/** What a learner answered in an exercise on any device and has not submitted, and what became of this device's part. */
export async function openAnswers(db: Queryable, asked: Asked): Promise<Answers> {
  if (await findReviseSet(db, asked.exerciseId)) return ofRevise(db, asked);
  const open = await openAttempts(db, asked);
  const answers = await newestAnswers(
    db,
    open.map(({ id }) => id),
  );
  return {
    attempt_id: open[0]?.id ?? null,
    answers: answers.map(({ questionId, answer, at }) => ({
      question_id: questionId,
      answer,
      at: at.getTime(),
    })),
    ended: await endOf(db, asked),
  };
}
