import type { ShownKind } from '#contract/course-learning.ts';
import { addDays, lastDayOfMonth, weeksBetween } from '#rules/calendar/calendar.ts';
import type { DayKind } from '#rules/streak/streak.ts';
import type { ShownDay } from '#src/shared/streak/streak-with.ts';

export interface MonthDay extends Pick<ShownDay, 'day' | 'isToday' | 'isProvisional'> {
  /** Null if this device does not know. */
  kind: DayKind | null;
}

interface Known {
  today: string;
  /** Days that this device works out by itself, which include queued work. */
  recent: ReadonlyMap<string, ShownDay>;
  /** Marked days of the month by the server; null if the month has not been loaded. */
  loaded: readonly { day: string; kind: ShownKind }[] | null;
}

/**
 * The weeks of a month, Monday to Sunday; null for days of other months.
 * @param month such as `2026-11`
 */
export function monthWeeks(month: string, { today, recent, loaded }: Known): (MonthDay | null)[][] {
  const marked = loaded && new Map(loaded.map(({ day, kind }) => [day, kind]));
  const dayOf = (day: string): MonthDay | null => {
    if (!day.startsWith(month)) return null;
    const isToday = day === today;
    const own = recent.get(day);
    if (own) return { day, isToday, kind: own.kind, isProvisional: own.isProvisional };
    const kind = day > today ? 'open' : marked ? (marked.get(day) ?? 'missed') : null;
    return { day, isToday, kind, isProvisional: false };
  };
  return weeksBetween(`${month}-01`, lastDayOfMonth(month)).map((monday) =>
    Array.from({ length: 7 }, (_, at) => dayOf(addDays(monday, at))),
  );
}
