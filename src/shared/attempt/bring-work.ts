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
  /** They were given since this device began the work: on another one, and not before this one lost its data. */
  isElsewhere: boolean;
  /** This device's attempt was ended elsewhere, and is over here, too. */
  ended: 'submitted' | 'given_up' | 'restarted' | null;
  /** The attempt that was submitted elsewhere; null: none was. */
  submittedAs: string | null;
}

export const NOTHING_BROUGHT: Brought = {
  answers: 0,
  lastAt: 0,
  isElsewhere: false,
  ended: null,
  submittedAs: null,
};

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

/** Whether the attempt here is over with what ended it elsewhere: it has nothing that was left out. */
function isOver(ended: NonNullable<Served['ended']>, here: TimedAnswers): boolean {
  // Nothing can be handed in a second time in the same attempt: what is newer here arrives late, or stays in the queue.
  if (ended.by === 'submitted') return true;
  return here.size > 0 && (ended.left_out ?? 0) === 0 && isEndedElsewhere(ended.at, here);
}

/** Ends the attempt here as it was ended elsewhere. */
async function endHere(
  place: WorkPlace,
  current: AttemptRow,
  ended: NonNullable<Served['ended']>,
  skew: number,
) {
  const { owner, exerciseId: practiceId } = place;
  const submittedAt = ended.at - skew;
  if (ended.by !== 'given_up') {
    await changeAttempt(current.id, { submittedAt });
    return;
  }
  const answers = await answersOf(current.id);
  await forgetAttempt(current.id);
  const id = ended.submitted_as;
  if (!id) return;
  await putAttempt({ id, owner, practiceId, openedAt: current.openedAt, submittedAt });
  for (const answer of answers) await putAnswer({ ...answer, attemptId: id });
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
    const submittedAs = here.size > 0 || ended?.by === 'submitted' ? (ended?.submitted_as ?? null) : null;
    if (current && ended && isOver(ended, here)) {
      await endHere(place, current, ended, skew);
      return { ...NOTHING_BROUGHT, ended: submittedAs === null ? ended.by : 'submitted', submittedAs };
    }
    const there = new Map(
      served.answers
        .filter(({ at }) => ended?.by !== 'restarted' || at > ended.at)
        .map(({ question_id, answer, at }) => [question_id, { answer, at }]),
    );
    const brought = answersToBring(here, there, keepsFirst);
    if (brought.size === 0) return { ...NOTHING_BROUGHT, submittedAs };
    const times = [...brought.values()].map(({ at }) => at - skew);
    const openedAt = Math.min(...times);
    const isElsewhere = here.size > 0 && current !== undefined && current.openedAt < openedAt;
    const attemptId = await attemptFor(place, current, here.size === 0, { id: served.attempt_id, openedAt });
    for (const [questionId, { answer, at }] of brought)
      await putAnswer({ attemptId, questionId, owner, answer, savedAt: at - skew, elsewhere: true });
    return { answers: brought.size, lastAt: Math.max(...times), isElsewhere, ended: null, submittedAs };
  });

/** Answers that the server does not have yet were not handed in elsewhere: the attempt goes on here. */
async function withWaiting(served: Served, current: AttemptRow | undefined): Promise<Served> {
  const { ended } = served;
  if (ended?.by !== 'given_up' || !current) return served;
  const waiting = (await rowsOf(ANSWERS, { attempt_id: current.id })).length;
  return { ...served, ended: { ...ended, left_out: (ended.left_out ?? 0) + waiting } };
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
  const served = await withWaiting(result.data, current);
  const brought = await mergeWork(place, served, skew);
  const { ended } = brought;
  if (ended === null || ended === 'submitted') return brought;
  // What was done elsewhere since then.
  return { ...(await mergeWork(place, { ...served, ended: null }, skew)), ended };
}
