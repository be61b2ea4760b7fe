import { useCallback } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { answersOf, attemptsOf } from '#src/platform/outbox/attempts/attempts.ts';
import type { AttemptRow } from '#src/platform/outbox/database/rows.ts';
import { countStates, rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { waitingSpoken } from '#src/shared/speaking/sets/submit-spoken.ts';

export interface SubmittedTalk {
  attemptId: string;
  /** By question id. */
  answers: ReadonlyMap<string, Answer>;
  /** Commands of the attempt that have not reached the server, and those that it refused. */
  queued: number;
  parked: number;
  /** It was a guest's, and the server does not know yet that it is the learner's now. */
  isClaiming: boolean;
}

export interface LocalTalk {
  /** The attempt in progress, if something was answered in it. */
  open: { attemptId: string; answered: number } | null;
  /** The newest submitted one. */
  submitted: SubmittedTalk | null;
}

async function openOne(attempt: AttemptRow | undefined): Promise<LocalTalk['open']> {
  if (!attempt) return null;
  const answered = (await answersOf(attempt.id)).length;
  return answered > 0 ? { attemptId: attempt.id, answered } : null;
}

async function submittedOne(attempt: AttemptRow | undefined): Promise<SubmittedTalk | null> {
  if (!attempt) return null;
  const { id: attemptId, owner } = attempt;
  const [answers, waiting, claims] = await Promise.all([
    answersOf(attemptId),
    waitingSpoken(attemptId),
    rowsOf([ENDPOINTS.guest.claim], { owner }),
  ]);
  return {
    attemptId,
    answers: new Map(answers.map(({ questionId, answer }) => [questionId, answer])),
    ...countStates(waiting),
    isClaiming: claims.some(({ state }) => state === 'queued'),
  };
}

/** What was read a moment ago as a guest's is about to be transferred to the learner who has signed in since. */
const asOf = (
  owner: string | null,
  { open, submitted, readFor }: LocalTalk & { readFor: string },
): LocalTalk => ({
  open,
  submitted: submitted && { ...submitted, isClaiming: submitted.isClaiming || readFor !== owner },
});

/**
 * What this device knows of somebody's attempts at a short talk, updated across tabs; undefined until it is known.
 */
export function useLocalTalk(owner: string | null, setId: string): LocalTalk | undefined {
  const read = useCallback(async () => {
    if (owner === null) return undefined;
    const attempts = await attemptsOf(owner, setId);
    return {
      readFor: owner,
      open: await openOne(attempts.findLast(({ submittedAt }) => submittedAt === null)),
      submitted: await submittedOne(attempts.findLast(({ submittedAt }) => submittedAt !== null)),
    };
  }, [owner, setId]);
  const talk = useLive(read);
  return talk && asOf(owner, talk);
}
