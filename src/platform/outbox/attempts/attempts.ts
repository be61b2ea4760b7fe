import { v7 as uuidv7 } from 'uuid';
import { db } from '../database/db.ts';
import { isOwnedBy, readEach, readStored } from '../database/read-stored.ts';
import { type AnswerRow, type AttemptRow, answerRow, attemptRow } from '../database/rows.ts';

/*
 * What reads has no `async`: it hands on Dexie's own promises. Dexie follows a chain of native ones only so far, and a live
 * query whose later reads it has lost sight of shows what is no longer true.
 */

export const attemptById = (id: string): Promise<AttemptRow | undefined> =>
  db.attempts.get(id).then((row) => readStored(attemptRow, row));

/** All attempts of an owner on this device, oldest first. */
export const allAttempts = (owner: string): Promise<AttemptRow[]> =>
  db.attempts
    .filter(isOwnedBy(owner))
    .sortBy('openedAt')
    .then((rows) => readEach(attemptRow, rows));

/** Those at one practice or timed test. */
export const attemptsOf = (owner: string, practiceId: string): Promise<AttemptRow[]> =>
  db.attempts
    .where('[owner+practiceId]')
    .equals([owner, practiceId])
    .sortBy('openedAt')
    .then((rows) => readEach(attemptRow, rows));

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

export const answerOf = (attemptId: string, questionId: string): Promise<AnswerRow | undefined> =>
  db.answers.get([attemptId, questionId]).then((row) => readStored(answerRow, row));

/** Stores the learner's copy of an answer, replacing an older one. */
export const putAnswer = (copy: AnswerRow): Promise<unknown> => db.answers.put(copy);

const inAttempt = (attemptId: string) => db.answers.where('attemptId').equals(attemptId);

export const answersOf = (attemptId: string): Promise<AnswerRow[]> =>
  inAttempt(attemptId)
    .toArray()
    .then((rows) => readEach(answerRow, rows));

/** Whether any question of an attempt is answered, even if this version of the app cannot read how. */
export const hasAnswers = (attemptId: string): Promise<boolean> =>
  inAttempt(attemptId)
    .count()
    .then((count) => count > 0);
