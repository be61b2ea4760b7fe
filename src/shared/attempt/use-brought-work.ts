import { useEffect, useState } from 'react';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { answersOf, attemptsOf } from '#src/platform/outbox/attempts/attempts.ts';
import { useSession } from '#src/platform/session/session.ts';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { type Brought, bringWork, NOTHING_BROUGHT } from './bring-work.ts';
import { BROUGHT } from './messages/brought.ts';

/** Longest wait for the server before a new attempt is begun, milliseconds. */
const MAX_WAIT_MS = 2_500;

/** Whether there is work on this device to go on with at once. */
async function hasWorkHere(owner: string, exerciseId: string): Promise<boolean> {
  const open = (await attemptsOf(owner, exerciseId)).filter(({ submittedAt }) => submittedAt === null);
  const answers = await Promise.all(open.map(({ id }) => answersOf(id)));
  return answers.flat().length > 0;
}

interface BroughtWork {
  /** What is here can be opened: the server was asked, or need not be waited for. */
  isReady: boolean;
  /** All that was brought since the page was opened. */
  brought: Brought;
  /** Changes when the attempt that was open here has ended elsewhere. */
  run: number;
}

const sumOf = (one: Brought, other: Brought): Brought => ({
  answers: one.answers + other.answers,
  lastAt: Math.max(one.lastAt, other.lastAt),
  isElsewhere: [one, other].every(({ answers, isElsewhere }) => answers === 0 || isElsewhere),
  ended: other.ended ?? one.ended,
  submittedAs: other.submittedAs ?? one.submittedAs,
});

/**
 * Brings what the learner did in an exercise on other devices here: when the page opens, and whenever the network or the
 * learner comes back. Without a network, and for guests, what is here is all there is.
 */
export function useBroughtWork(
  owner: string | null,
  exerciseId: string,
  { keepsFirst = false } = {},
): BroughtWork {
  const learnerId = useSession((session) => session.learnerId);
  const canAsk = useConnectivity() === 'online' && owner !== null && owner === learnerId && exerciseId !== '';
  const key = `${owner} ${exerciseId}`;
  const [state, setState] = useState({ key: '', brought: NOTHING_BROUGHT, run: 0 });
  useEffect(() => {
    if (owner === null) return;
    // What is open stays open when the network comes back.
    const settle = (): void =>
      setState((before) => (before.key === key ? before : { ...before, key, brought: NOTHING_BROUGHT }));
    if (!canAsk) {
      settle();
      return;
    }
    const left = new AbortController();
    const note = (brought: Brought): void => {
      if (left.signal.aborted) return;
      if (brought.ended === 'submitted') showToast('info', BROUGHT.submitted, LONG_TOAST_MS);
      setState((before) => ({
        key,
        brought: before.key === key ? sumOf(before.brought, brought) : brought,
        run: before.run + Number(brought.ended !== null),
      }));
    };
    const ask = (): void => {
      const place = { owner, exerciseId, keepsFirst };
      void bringWork(place, left.signal).then(note, settle);
    };
    const askAgain = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    void hasWorkHere(owner, exerciseId).then((has) => has && settle());
    const timer = setTimeout(settle, MAX_WAIT_MS);
    document.addEventListener('visibilitychange', askAgain);
    ask();
    return () => {
      left.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [canAsk, owner, exerciseId, keepsFirst, key]);
  const isCurrent = state.key === key;
  return {
    isReady: !canAsk || isCurrent,
    brought: isCurrent ? state.brought : NOTHING_BROUGHT,
    run: state.run,
  };
}
