import { useCallback } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { answersOf, attemptsOf } from '#src/platform/outbox/attempts/attempts.ts';
import type { AttemptRow } from '#src/platform/outbox/database/rows.ts';
import { countStates, rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { lessonEnd, messageAnswer } from '../commands.ts';

/** A lesson on this device. */
export interface LocalLesson {
  attemptId: string;
  /** By question id. */
  answers: ReadonlyMap<string, Answer>;
  /** Milliseconds since 1970; null while it goes on. */
  submittedAt: number | null;
  /** Commands that have not reached the server, and those that it refused. */
  queued: number;
  parked: number;
  /** It was a guest's, and the server does not know yet that it is the learner's now. */
  isClaiming: boolean;
}

interface LocalLessons {
  /** The one in progress, if something was answered in it. */
  open: LocalLesson | null;
  /** The one finished last. */
  submitted: LocalLesson | null;
}

async function lessonOf(attempt: AttemptRow | undefined): Promise<LocalLesson | null> {
  if (!attempt) return null;
  const { id: attemptId, owner, submittedAt } = attempt;
  const [answers, waiting, claims] = await Promise.all([
    answersOf(attemptId),
    rowsOf([messageAnswer, lessonEnd], { attempt_id: attemptId }),
    rowsOf([ENDPOINTS.guest.claim], { owner }),
  ]);
  return {
    attemptId,
    submittedAt,
    answers: new Map(answers.map(({ questionId, answer }) => [questionId, answer])),
    ...countStates(waiting),
    isClaiming: claims.some(({ state }) => state === 'queued'),
  };
}

/** Somebody's lessons on this device, updated across tabs; undefined until they are known. */
export function useLocalLesson(
  owner: string | null,
  exerciseId: string | undefined,
): LocalLessons | undefined {
  const read = useCallback(async () => {
    if (owner === null || exerciseId === undefined) return undefined;
    const attempts = await attemptsOf(owner, exerciseId);
    return {
      readFor: `${owner} ${exerciseId}`,
      open: await lessonOf(attempts.findLast(({ submittedAt }) => submittedAt === null)),
      submitted: await lessonOf(attempts.findLast(({ submittedAt }) => submittedAt !== null)),
    };
  }, [owner, exerciseId]);
  const live = useLive(read);
  // What was read as a guest's is about to be transferred to the learner who has signed in since.
  return live?.readFor === `${owner} ${exerciseId}` ? live : undefined;
}
