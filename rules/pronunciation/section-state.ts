import { PRONUNCIATION_STATUS } from '#contract/pronunciation-lesson.ts';

const { begun: BEGUN, completed: COMPLETED } = PRONUNCIATION_STATUS;
type Status = typeof BEGUN | typeof COMPLETED;

interface Scored {
  /** 0–100. */
  score: number;
  /** Milliseconds. */
  at: number;
}

/** What is stored of a section of a pronunciation lesson. Times are the latest, milliseconds; null: never. */
export interface SectionState {
  begun_at: number | null;
  completed_at: number | null;
  /** The best score, and the latest, which stands in for a best one from before a reset that arrives late. */
  best: Scored | null;
  latest: Scored | null;
}

export interface SectionEvent {
  status: Status;
  /** 0–100; null: nothing was scored. */
  score: number | null;
  at: number;
}

const NOTHING: SectionState = { begun_at: null, completed_at: null, best: null, latest: null };

const later = (one: number | null, other: number): number => Math.max(one ?? other, other);

/** Whether something happened since the reset. */
const counts = (at: number | null, resetAt: number | null): at is number =>
  at !== null && (resetAt === null || at > resetAt);

function bestOf(before: Scored | null, now: Scored, resetAt: number | null): Scored {
  if (before === null) return now;
  const isBeforeOld = !counts(before.at, resetAt);
  const isNowOld = !counts(now.at, resetAt);
  if (isBeforeOld !== isNowOld) return isBeforeOld ? now : before;
  return now.score > before.score ? now : before;
}

/** The section after one more thing was done in it, in any order of arrival. `resetAt` null: it was never reset. */
export function withEvent(
  state: SectionState | null,
  { status, score, at }: SectionEvent,
  resetAt: number | null,
): SectionState {
  const before = state ?? NOTHING;
  const now = score === null ? null : { score, at };
  return {
    begun_at: later(before.begun_at, at),
    completed_at: status === COMPLETED ? later(before.completed_at, at) : before.completed_at,
    best: now ? bestOf(before.best, now, resetAt) : before.best,
    latest: now && (before.latest === null || at >= before.latest.at) ? now : before.latest,
  };
}

/** What counts since the reset; null: the section was not begun since. */
export function sinceReset(
  { begun_at, completed_at, best, latest }: SectionState,
  resetAt: number | null,
): { status: Status; score: number | null } | null {
  if (!counts(begun_at, resetAt)) return null;
  const score = [best, latest].find((one) => one !== null && counts(one.at, resetAt))?.score ?? null;
  return { status: counts(completed_at, resetAt) ? COMPLETED : BEGUN, score };
}
