import { VIETNAM_OFFSET_MS } from '#rules/calendar/calendar.ts';

const DAY_MS = 86_400_000;

/** A lesson's time as it is typed: a day, and two times of day in Vietnam. */
export interface TypedTimes {
  /** ISO date. */
  day: string;
  /** `HH:MM`. */
  begins: string;
  ends: string;
}

const instantOf = (day: string, time: string): number => Date.parse(`${day}T${time}:00Z`) - VIETNAM_OFFSET_MS;

/** Milliseconds since 1970; null while something is missing. An end before the beginning is on the next day. */
export function lessonTimes({
  day,
  begins,
  ends,
}: TypedTimes): { starts_at: number; ends_at: number } | null {
  const starts_at = instantOf(day, begins);
  const sameDay = instantOf(day, ends);
  if (Number.isNaN(starts_at) || Number.isNaN(sameDay)) return null;
  return { starts_at, ends_at: sameDay <= starts_at ? sameDay + DAY_MS : sameDay };
}

/** The same the other way round. */
export function typedTimes({ starts_at, ends_at }: { starts_at: number; ends_at: number }): TypedTimes {
  const local = (at: number): string => new Date(at + VIETNAM_OFFSET_MS).toISOString();
  return {
    day: local(starts_at).slice(0, 10),
    begins: local(starts_at).slice(11, 16),
    ends: local(ends_at).slice(11, 16),
  };
}
