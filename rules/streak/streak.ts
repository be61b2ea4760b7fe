import type { ShownKind } from '#contract/course-learning.ts';
import { addDays, laterOf } from '../calendar/calendar.ts';

/** Study days of a streak that earn one freeze. */
export const FREEZE_EVERY = 7;
/** Freezes that a learner can hold. */
export const FREEZES_HELD = 2;

/** A streak at the end of a day. */
export interface StreakState {
  /** Study days without a missed day between them. */
  length: number;
  /** Freezes held: days that may still be missed. */
  freezes: number;
  /** The longest streak up to then. */
  longest: number;
}

export const NO_STREAK: StreakState = { length: 0, freezes: 0, longest: 0 };

/**
 * What became of a day: studied; missed, but a freeze, an outage of the site or a journey kept the streak; missed; or
 * not over yet.
 */
export type DayKind = ShownKind | 'missed' | 'open';

/** All that is known from one day on, and the streak at the end of the day before it. Days are ISO dates. */
export interface StudyDays {
  from: string;
  before: StreakState;
  /** In any order. */
  studied: readonly string[];
  /** Days on which the site was down. */
  outages: readonly string[];
  /** Days that a journey across time zones has skipped. */
  skipped: readonly string[];
}

export interface StreakDay {
  /** ISO date. */
  day: string;
  kind: DayKind;
  /** The streak at its end. */
  state: StreakState;
}

/** Whether streaks have freezes: those of a single course have none, since a learner's freezes are held once. */
type Freezes = 'with-freezes' | 'without-freezes';

function afterStudy({ length, freezes, longest }: StreakState, kind: Freezes): StreakState {
  const next = length + 1;
  const isEarned = kind === 'with-freezes' && next % FREEZE_EVERY === 0 && freezes < FREEZES_HELD;
  return { length: next, freezes: isEarned ? freezes + 1 : freezes, longest: Math.max(longest, next) };
}

/**
 * Goes through the days up to one of them, and through later ones that were studied: where they had begun before a
 * journey to the west. A day that is not over is open: it costs nothing yet.
 * @param today ISO date where the learner is
 */
export function walkDays(
  { from, before, studied, outages, skipped }: StudyDays,
  today: string,
  freezes: Freezes = 'with-freezes',
): { state: StreakState; days: StreakDay[] } {
  const isStudied = new Set(studied);
  const isOutage = new Set(outages);
  const isSkipped = new Set(skipped);
  const last = studied.reduce(laterOf, today);
  const days: StreakDay[] = [];
  let state = before;
  const next = (day: string): DayKind => {
    if (isStudied.has(day)) {
      state = afterStudy(state, freezes);
      return 'studied';
    }
    if (isOutage.has(day)) return 'outage';
    if (isSkipped.has(day)) return 'skipped';
    if (day >= today) return 'open';
    if (state.freezes > 0) {
      state = { ...state, freezes: state.freezes - 1 };
      return 'frozen';
    }
    state = { ...state, length: 0 };
    return 'missed';
  };
  for (let day = from; day <= last; day = addDays(day, 1)) {
    const kind = next(day);
    days.push({ day, kind, state });
  }
  return { state, days };
}

/** Days that a calendar marks: those that were studied, or kept. */
export const daysToShow = (days: readonly StreakDay[]): { day: string; kind: ShownKind }[] =>
  days.flatMap(({ day, kind }) => (kind === 'missed' || kind === 'open' ? [] : { day, kind }));

export interface Streak extends StreakState {
  /** Something was completed today. */
  today: boolean;
}

/** The streak as of a day. Recomputed from all known days, so that a day reported late repairs it. */
export function streakOf(known: StudyDays, today: string, freezes?: Freezes): Streak {
  return { ...walkDays(known, today, freezes).state, today: known.studied.includes(today) };
}

/** Adds the device's study days that the server does not have yet. */
export const withLocalDays = (known: StudyDays, own: readonly string[]): StudyDays => ({
  ...known,
  studied: [...new Set([...known.studied, ...own])].toSorted(),
});
