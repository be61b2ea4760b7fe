import { v7 as uuidv7 } from 'uuid';
import { db } from '../database/db.ts';
import { isOwnedBy, readEach, readStored } from '../database/read-stored.ts';
import { type AnswerRow, type AttemptRow, answerRow, attemptRow } from '../database/rows.ts';

export const attemptById = async (id: string): Promise<AttemptRow | undefined> =>
  readStored(attemptRow, await db.attempts.get(id));

/** All attempts of an owner on this device, oldest first. */
export const allAttempts = async (owner: string): Promise<AttemptRow[]> =>
  readEach(attemptRow, await db.attempts.filter(isOwnedBy(owner)).sortBy('openedAt'));

/** Those at one practice or timed test. */
export const attemptsOf = async (owner: string, practiceId: string): Promise<AttemptRow[]> => {
  const own = db.attempts.where('[owner+practiceId]').equals([owner, practiceId]);
  return readEach(attemptRow, await own.sortBy('openedAt'));
};

/** The unfinished attempt on this device, or a new one. */
export async function openAttempt(owner: string, practiceId: string): Promise<AttemptRow> {
  return db.transaction('rw', db.attempts, async () => {
    const current = (await attemptsOf(owner, practiceId)).findLast((attempt) => attempt.submittedAt === null);
    if (current) return current;
    const fresh: AttemptRow = { id: uuidv7(), owner, practiceId, openedAt: Date.now(), submittedAt: null };
    await db.attempts.add(fresh);
    return fresh;
  });
}

/** The newest attempt at a practice on this device, submitted or not. */
export const latestAttempt = async (owner: string, practiceId: string): Promise<AttemptRow | undefined> =>
  (await attemptsOf(owner, practiceId)).at(-1);

/** The newest submitted one. */
export const latestSubmitted = async (owner: string, practiceId: string): Promise<AttemptRow | undefined> =>
  (await attemptsOf(owner, practiceId)).findLast((attempt) => attempt.submittedAt !== null);

/** Stores an attempt, replacing what was known of it. */
export const putAttempt = (attempt: AttemptRow): Promise<unknown> => db.attempts.put(attempt);

export const changeAttempt = (id: string, change: Partial<AttemptRow>): Promise<unknown> =>
  db.attempts.update(id, change);

/** Forgets an attempt that was given up, with this device's copies of its answers; what is queued is sent. */
export const forgetAttempt = (id: string): Promise<unknown> =>
  Promise.all([db.attempts.delete(id), db.answers.where('attemptId').equals(id).delete()]);

export const answerOf = async (attemptId: string, questionId: string): Promise<AnswerRow | undefined> =>
  readStored(answerRow, await db.answers.get([attemptId, questionId]));

/** Stores the learner's copy of an answer, replacing an older one. */
export const putAnswer = (copy: AnswerRow): Promise<unknown> => db.answers.put(copy);

const inAttempt = (attemptId: string) => db.answers.where('attemptId').equals(attemptId);

export const answersOf = async (attemptId: string): Promise<AnswerRow[]> =>
  readEach(answerRow, await inAttempt(attemptId).toArray());

/** Whether any question of an attempt is answered, even if this version of the app cannot read how. */
export const hasAnswers = async (attemptId: string): Promise<boolean> =>
  (await inAttempt(attemptId).count()) > 0;
