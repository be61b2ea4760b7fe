import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { answersToBring, isEndedElsewhere, type TimedAnswers } from '#rules/attempt/merge-answers.ts';
import { call } from '#src/platform/http/http.ts';
import {
  answersOf,
  attemptsOf,
  changeAttempt,
  forgetAttempt,
  openAttempt,
  putAnswer,
  putAttempt,
} from '#src/platform/outbox/attempts/attempts.ts';
import type { AttemptRow } from '#src/platform/outbox/database/rows.ts';
import { together } from '#src/platform/outbox/database/transaction.ts';
import { rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { hasRestartWaiting } from './restarts-waiting.ts';

type Served = ResponseOf<typeof ENDPOINTS.openWork.answers>;

/** Answers that belong to an attempt. */
const ANSWERS = [
  ENDPOINTS.practice.updateSingleAnswer,
  ENDPOINTS.duet.conversationMessage,
  ENDPOINTS.speakingRoom.submitQuestion,
] as const;

/** What came of asking the server for the work of other devices. */
export interface Brought {
  /** Answers that were brought here now, and when the last of them was given; device clock, milliseconds. */
  answers: number;
  lastAt: number;
  /** This device's attempt was ended elsewhere, and is over here, too. */
  ended: 'submitted' | 'given_up' | 'restarted' | null;
}

export const NOTHING_BROUGHT: Brought = { answers: 0, lastAt: 0, ended: null };

export interface WorkPlace {
  owner: string;
  exerciseId: string;
  /** A question is answered once: nothing that is here is replaced. */
  keepsFirst: boolean;
}

const openHere = async ({ owner, exerciseId }: WorkPlace): Promise<AttemptRow | undefined> =>
  (await attemptsOf(owner, exerciseId)).findLast(({ submittedAt }) => submittedAt === null);

/** This device's answers, by the clock of the server. */
async function timedHere(attempt: AttemptRow | undefined, skew: number): Promise<TimedAnswers> {
  const rows = attempt ? await answersOf(attempt.id) : [];
  return new Map(rows.map(({ questionId, answer, savedAt }) => [questionId, { answer, at: savedAt + skew }]));
}

/** The attempt that the answers go into: this device's if anything was done in it, else the other device's. */
async function attemptFor(
  place: WorkPlace,
  current: AttemptRow | undefined,
  isUntouched: boolean,
  { id, openedAt }: { id: string | null; openedAt: number },
): Promise<string> {
  const { owner, exerciseId: practiceId } = place;
  if (id === null || current?.id === id || (current && !isUntouched))
    return current?.id ?? (await openAttempt(owner, practiceId)).id;
  if (current) await forgetAttempt(current.id);
  await putAttempt({ id, owner, practiceId, openedAt, submittedAt: null });
  return id;
}

/**
 * Merges what the server has of an exercise into what is here: the newer answer to each question stands.
 * @param skew server's clock minus this device's, milliseconds
 */
export const mergeWork = (place: WorkPlace, served: Served, skew: number): Promise<Brought> =>
  together(async () => {
    const { owner, exerciseId, keepsFirst } = place;
    const known = await attemptsOf(owner, exerciseId);
    // Handed in here, which the server does not know yet.
    if (known.some(({ id, submittedAt }) => id === served.attempt_id && submittedAt !== null))
      return NOTHING_BROUGHT;
    const current = await openHere(place);
    const here = await timedHere(current, skew);
    const { ended } = served;
    if (current && ended && isEndedElsewhere(ended.at, here) && (here.size > 0 || ended.by === 'submitted')) {
      if (ended.by === 'given_up') await forgetAttempt(current.id);
      else await changeAttempt(current.id, { submittedAt: ended.at - skew });
      return { ...NOTHING_BROUGHT, ended: ended.by };
    }
    const there = new Map(
      served.answers
        .filter(({ at }) => ended?.by !== 'restarted' || at > ended.at)
        .map(({ question_id, answer, at }) => [question_id, { answer, at }]),
    );
    const brought = answersToBring(here, there, keepsFirst);
    if (brought.size === 0) return NOTHING_BROUGHT;
    const times = [...brought.values()].map(({ at }) => at - skew);
    const attemptId = await attemptFor(place, current, here.size === 0, {
      id: served.attempt_id,
      openedAt: Math.min(...times),
    });
    for (const [questionId, { answer, at }] of brought)
      await putAnswer({ attemptId, questionId, owner, answer, savedAt: at - skew, elsewhere: true });
    return { answers: brought.size, lastAt: Math.max(...times), ended: null };
  });

/** Answers that the server does not have yet were not handed in elsewhere: the attempt goes on here. */
async function withoutLateEnd(served: Served, current: AttemptRow | undefined): Promise<Served> {
  if (served.ended?.by !== 'given_up' || !current) return served;
  const waiting = await rowsOf(ANSWERS, { attempt_id: current.id });
  return waiting.length > 0 ? { ...served, ended: null } : served;
}

/** Brings what was done in an exercise on other devices here; nothing where the server cannot be asked. */
export async function bringWork(place: WorkPlace, signal?: AbortSignal): Promise<Brought> {
  if (await hasRestartWaiting(place.owner)) return NOTHING_BROUGHT;
  const current = await openHere(place);
  const result = await call(ENDPOINTS.openWork.answers, {
    params: { id: place.exerciseId },
    query: { attempt_id: current?.id },
    options: { limits: 'quick', ...(signal && { signal }) },
  });
  if (!result.success) return NOTHING_BROUGHT;
  const skew = Math.round(result.timeCurrent - Date.now());
  const served = await withoutLateEnd(result.data, current);
  const brought = await mergeWork(place, served, skew);
  const { ended } = brought;
  if (ended === null || ended === 'submitted') return brought;
  // What was done elsewhere since then.
  return { ...(await mergeWork(place, { ...served, ended: null }, skew)), ended };
}
