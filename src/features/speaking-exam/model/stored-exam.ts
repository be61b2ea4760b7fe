import { v7 as uuidv7 } from 'uuid';
import { changeAttemptNotes, readAttemptNotes } from '#src/platform/offline/attempt-notes.ts';
import { attemptsOf, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { type ExamNotes, parseExamNotes } from './exam-progress.ts';

export interface StoredExam extends ExamNotes {
  attemptId: string;
}

/** The test under way on this device, or a new one, which is not stored before it begins. */
export async function readStoredExam(owner: string, setId: string): Promise<StoredExam> {
  const attempt = (await attemptsOf(owner, setId)).findLast(({ submittedAt }) => submittedAt === null);
  if (!attempt) return { attemptId: uuidv7(), ...parseExamNotes(null) };
  // The test can be taken even if the notes cannot be read.
  const stored = await readAttemptNotes(owner, attempt.id).catch(() => null);
  return { attemptId: attempt.id, ...parseExamNotes(stored) };
}

/** Stores the attempt of a test that begins. */
export const storeAttempt = (owner: string, setId: string, attemptId: string): Promise<unknown> =>
  putAttempt({ id: attemptId, owner, practiceId: setId, openedAt: Date.now(), submittedAt: null });

/** Changes what is stored of a test. A failure costs no answer, only the way back to the same question. */
export const changeExamNotes = (
  owner: string,
  attemptId: string,
  changed: Partial<ExamNotes>,
): Promise<void> =>
  changeAttemptNotes(owner, attemptId, (stored) => ({ ...parseExamNotes(stored), ...changed })).catch(
    () => undefined,
  );
