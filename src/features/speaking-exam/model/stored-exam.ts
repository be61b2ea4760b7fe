import { v7 as uuidv7 } from 'uuid';
import type { SpeakingSet } from '#contract/speaking.ts';
import { changeAttemptNotes, readAttemptNotes } from '#src/platform/offline/attempt-notes.ts';
import {
  attemptsOf,
  changeAttempt,
  forgetAttempt,
  putAttempt,
} from '#src/platform/outbox/attempts/attempts.ts';
import { redoTopic } from '#src/shared/speaking/sets/redo.ts';
import { type ExamNotes, FRESH, parseExamNotes } from './exam-progress.ts';

export interface StoredExam extends ExamNotes {
  attemptId: string;
  /** The attempt on another device that is given up for this one when it begins. */
  instead?: string;
}

/** A test that is not stored before it begins. */
export const newExam = (): StoredExam => ({ attemptId: uuidv7(), ...FRESH });

/** The test under way on this device, or a new one. */
export async function readStoredExam(owner: string, setId: string): Promise<StoredExam> {
  const attempt = (await attemptsOf(owner, setId)).findLast(({ submittedAt }) => submittedAt === null);
  if (!attempt) return newExam();
  // The test can be taken even if the notes cannot be read.
  const stored = await readAttemptNotes(owner, attempt.id).catch(() => null);
  return { attemptId: attempt.id, ...parseExamNotes(stored) };
}

/** Stores the attempt of a test that begins, or goes on here, and that it takes the place of another one. */
export async function storeAttempt(
  owner: string,
  set: Pick<SpeakingSet, 'id' | 'title_vi'>,
  { attemptId, instead, progress }: StoredExam,
): Promise<void> {
  if (instead === undefined)
    await putAttempt({ id: attemptId, owner, practiceId: set.id, openedAt: Date.now(), submittedAt: null });
  else
    await redoTopic({
      owner,
      setId: set.id,
      attemptId: instead,
      newAttemptId: attemptId,
      label: set.title_vi,
    });
  await changeExamNotes(owner, attemptId, { progress });
}

/** Closes this device's attempt that was handed in or given up on another one; what is queued is sent all the same. */
export const closeAttempt = (attemptId: string, state: 'submitted' | 'given_up'): Promise<unknown> =>
  state === 'submitted' ? changeAttempt(attemptId, { submittedAt: Date.now() }) : forgetAttempt(attemptId);

/** Changes what is stored of a test. A failure costs no answer, only the way back to the same question. */
export const changeExamNotes = (
  owner: string,
  attemptId: string,
  changed: Partial<ExamNotes>,
): Promise<void> =>
  changeAttemptNotes(owner, attemptId, (stored) => ({ ...parseExamNotes(stored), ...changed })).catch(
    () => undefined,
  );
