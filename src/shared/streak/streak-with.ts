import { addDays, mondayOf, type Weekday, weekdayOf } from '#rules/calendar/calendar.ts';
import { type DayKind, type StudyDays, walkDays, withLocalDays } from '#rules/streak/streak.ts';

export interface ShownDay {
  /** ISO date. */
  day: string;
  weekday: Weekday;
  kind: DayKind;
  isToday: boolean;
  /** Studied, but the server does not know it yet. */
  isProvisional: boolean;
}

export interface StreakNow {
  length: number;
  /** The longest streak so far, which may be this one. */
  longest: number;
  /** Freezes held. */
  freezes: number;
  /** Something was completed today. */
  today: boolean;
  /** It includes days that the server does not know yet. */
  provisional: boolean;
  /** Monday to Sunday of this week. */
  week: ShownDay[];
  /** All days of which this device knows, by their date. */
  byDay: ReadonlyMap<string, ShownDay>;
}

/** The streak on a day, including queued work. `localDays`: ISO dates. */
export function streakWith(known: StudyDays, localDays: readonly string[], today: string): StreakNow {
  const all = withLocalDays(known, localDays);
  const confirmed = new Set(known.studied);
  const { state, days } = walkDays(all, today);
  const kinds = new Map(days.map(({ day, kind }) => [day, kind]));
  const shown = (day: string): ShownDay => ({
    day,
    weekday: weekdayOf(day),
    kind: kinds.get(day) ?? (day < today ? 'missed' : 'open'),
    isToday: day === today,
    isProvisional: kinds.get(day) === 'studied' && !confirmed.has(day),
  });
  const monday = mondayOf(today);
  return {
    length: state.length,
    longest: state.longest,
    freezes: state.freezes,
    today: kinds.get(today) === 'studied',
    provisional: all.studied.length > confirmed.size,
    week: Array.from({ length: 7 }, (_, at) => shown(addDays(monday, at))),
    byDay: new Map(days.map(({ day }) => [day, shown(day)])),
  };
}
