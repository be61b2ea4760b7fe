import { JOIN_EARLY_MS } from '#contract/tutoring.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';

interface Span {
  starts_at: number;
  ends_at: number;
}

/** Whether attendance can be recorded: from when the room opens on. @param now milliseconds since 1970 */
export const canMark = (
  { starts_at, is_cancelled }: { starts_at: number; is_cancelled: boolean },
  now: number,
): boolean => !is_cancelled && now >= starts_at - JOIN_EARLY_MS;

export const isRunning = ({ starts_at, ends_at }: Span, now: number): boolean =>
  starts_at <= now && now < ends_at;

/** What a lesson is that is held now or comes next. @param now milliseconds since 1970 */
export function nextState(span: Span, now: number): 'now' | 'today' | 'next' {
  if (isRunning(span, now)) return 'now';
  return vietnamDay(span.starts_at) === vietnamDay(now) ? 'today' : 'next';
}

/** Lessons in sight: those over that a teacher may still work on, and those to prepare. */
const RECENT = 2;
const COMING = 4;
/** So few more are not worth putting away. */
const FEW = 2;

/** A class's lessons, in order; those long over and those far off are put away. */
export function splitLessons<L extends Span>(
  lessons: readonly L[],
  now: number,
): Record<'past' | 'shown' | 'later', readonly L[]> {
  const over = lessons.filter(({ ends_at }) => ends_at <= now).length;
  const from = over - RECENT > FEW ? over - RECENT : 0;
  const to = lessons.length - (over + COMING) > FEW ? over + COMING : lessons.length;
  return { past: lessons.slice(0, from), shown: lessons.slice(from, to), later: lessons.slice(to) };
}
