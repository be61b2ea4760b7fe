import { v7 as uuidv7 } from 'uuid';
import { type AnswerRow, type AttemptRow, db } from './db.ts';

/** The attempt under way on this device, or a new one. */
export async function openAttempt(owner: string, practiceId: string): Promise<AttemptRow> {
  return db.transaction('rw', db.attempts, async () => {
    const attempts = await db.attempts
      .where('[owner+practiceId]')
      .equals([owner, practiceId])
      .sortBy('openedAt');
    const current = attempts.findLast((attempt) => attempt.submittedAt === null);
    if (current) return current;
    const fresh: AttemptRow = { id: uuidv7(), owner, practiceId, openedAt: Date.now(), submittedAt: null };
    await db.attempts.add(fresh);
    return fresh;
  });
}

/** The newest attempt of a practice that was submitted on this device. */
export async function latestSubmitted(owner: string, practiceId: string): Promise<AttemptRow | undefined> {
  const attempts = await db.attempts
    .where('[owner+practiceId]')
    .equals([owner, practiceId])
    .sortBy('openedAt');
  return attempts.findLast((attempt) => attempt.submittedAt !== null);
}

export const answersOf = (attemptId: string): Promise<AnswerRow[]> =>
  db.answers.where('attemptId').equals(attemptId).toArray();
