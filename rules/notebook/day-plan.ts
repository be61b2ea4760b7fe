import { DAILY_CAP, MEMORY_STATE, type Memory } from '#contract/notebook.ts';
import { VIETNAM_OFFSET_MS } from '../calendar/calendar.ts';

const DAY_MS = 86_400_000;

/** Calendar day in Vietnam, counted from 1970. */
const dayNumber = (at: number): number => Math.floor((at + VIETNAM_OFFSET_MS) / DAY_MS);

/** Start of the day in Vietnam `days` after the day of `now`. */
export const startOfDay = (now: number, days = 0): number =>
  (dayNumber(now) + days) * DAY_MS - VIETNAM_OFFSET_MS;

/**
 * When the plan has a card due. One in its steps of minutes is still being learned in the sitting of its last review:
 * it belongs to that day, however few minutes are left of it. One that a mistake has made waits a day.
 */
export const plannedDue = ({
  state,
  due,
  last_review,
}: Pick<Memory, 'state' | 'due' | 'last_review'>): number => {
  const isLearned = state === MEMORY_STATE.learning || state === MEMORY_STATE.relearning;
  return isLearned && last_review !== null && due - last_review < DAY_MS ? last_review : due;
};

/** The fields of a card that the plan needs. */
export interface Planned {
  id: string;
  /** Planned, milliseconds. */
  due: number;
  lapsed_at: number;
}

/** Newest mistake first: it is the likeliest to be repeated. */
const newestLapseFirst = (a: Planned, b: Planned): number =>
  b.lapsed_at - a.lapsed_at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * The cards of the next days, today first. No day has more than `cap` different ones, including those reviewed today:
 * the backlog of missed days is spread over the following days, newest mistakes first. A card reviewed today that is
 * due again today is already counted.
 */
export function planDays<C extends Planned>(
  cards: readonly C[],
  { now, days, reviewedToday, cap = DAILY_CAP }: PlanSetting,
): C[][] {
  const plan: C[][] = [];
  let left = cards.toSorted(newestLapseFirst);
  for (let day = 0; day < days; day++) {
    const before = startOfDay(now, day + 1);
    const seen = day === 0 ? reviewedToday : NOTHING;
    let free = Math.max(0, cap - seen.size);
    const chosen: C[] = [];
    const rest: C[] = [];
    for (const card of left) {
      if (card.due >= before) rest.push(card);
      else if (seen.has(card.id)) chosen.push(card);
      else if (free > 0) {
        free--;
        chosen.push(card);
      } else rest.push(card);
    }
    plan.push(chosen);
    left = rest;
  }
  return plan;
}

interface PlanSetting {
  now: number;
  days: number;
  /** Ids of the cards reviewed since midnight in Vietnam. */
  reviewedToday: ReadonlySet<string>;
  cap?: number;
}

const NOTHING: ReadonlySet<string> = new Set();
