import { v7 as uuidv7 } from 'uuid';
import { db } from './db.ts';
import type { AnswerRow, AttemptRow } from './rows.ts';

const attemptsOf = (owner: string, practiceId: string): Promise<AttemptRow[]> =>
  db.attempts.where('[owner+practiceId]').equals([owner, practiceId]).sortBy('openedAt');

/** The attempt under way on this device, or a new one. */
export async function openAttempt(owner: string, practiceId: string): Promise<AttemptRow> {
  return db.transaction('rw', db.attempts, async () => {
    const current = (await attemptsOf(owner, practiceId)).findLast((attempt) => attempt.submittedAt === null);
    if (current) return current;
    const fresh: AttemptRow = { id: uuidv7(), owner, practiceId, openedAt: Date.now(), submittedAt: null };
    await db.attempts.add(fresh);
    return fresh;
  });
}

/** The newest attempt of a practice on this device, submitted or not. */
export const latestAttempt = async (owner: string, practiceId: string): Promise<AttemptRow | undefined> =>
  (await attemptsOf(owner, practiceId)).at(-1);

/** The newest that was submitted. */
export const latestSubmitted = async (owner: string, practiceId: string): Promise<AttemptRow | undefined> =>
  (await attemptsOf(owner, practiceId)).findLast((attempt) => attempt.submittedAt !== null);

export const answersOf = (attemptId: string): Promise<AnswerRow[]> =>
  db.answers.where('attemptId').equals(attemptId).toArray();
