import type { TalkSums } from '#contract/speaking.ts';
import { lastWeeks, mondayOf } from '../calendar/calendar.ts';

/** How a learner spoke in a week. Null: no talk of that week shows it. */
export interface SpokenWeek {
  /** ISO date of its Monday. */
  starts_on: string;
  minutes: number;
  talks: number;
  /** Words per minute, with pauses. */
  pace: number | null;
  /** Share of the time that is paused, percent. */
  pauses: number | null;
  /** Words before the vocabulary repeats. */
  diversity: number | null;
  /** How clear the words are, 0–100. */
  pronunciation: number | null;
}

type Day = TalkSums & { day: string };

/** The mean of the days that have the figure, by their talks. */
function meanOf(days: readonly Day[], figure: 'diversity' | 'pronunciation'): number | null {
  let [sum, talks] = [0, 0];
  for (const day of days) {
    const value = day[figure];
    if (value === null) continue;
    sum += value * Math.max(1, day.talks);
    talks += Math.max(1, day.talks);
  }
  return talks === 0 ? null : sum / talks;
}

const total = (
  days: readonly Day[],
  figure: 'talks' | 'seconds' | 'words' | 'talk_seconds' | 'pause_seconds',
) => days.reduce((sum, day) => sum + day[figure], 0);

function weekOf(starts_on: string, days: readonly Day[]): SpokenWeek {
  const seconds = total(days, 'talk_seconds');
  return {
    starts_on,
    minutes: total(days, 'seconds') / 60,
    talks: total(days, 'talks'),
    pace: seconds > 0 ? (60 * total(days, 'words')) / seconds : null,
    pauses: seconds > 0 ? (100 * total(days, 'pause_seconds')) / seconds : null,
    diversity: meanOf(days, 'diversity'),
    pronunciation: meanOf(days, 'pronunciation'),
  };
}

/**
 * The last weeks up to today, oldest first, those without talks included.
 * @param today ISO date
 */
export function spokenWeeks(days: readonly Day[], today: string, count: number): SpokenWeek[] {
  const byWeek = Map.groupBy(days, ({ day }) => mondayOf(day));
  return lastWeeks(today, count).map((monday) => weekOf(monday, byWeek.get(monday) ?? []));
}
