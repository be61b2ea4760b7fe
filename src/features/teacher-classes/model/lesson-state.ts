import { JOIN_EARLY_MS } from '#contract/tutoring.ts';

interface Lesson {
  id: string;
  starts_at: number;
  ends_at: number;
  is_cancelled: boolean;
}
type Span = Pick<Lesson, 'starts_at' | 'ends_at'>;

/** Whether attendance can be recorded: from when the room opens on. @param now milliseconds since 1970 */
export const canMark = ({ starts_at, is_cancelled }: Omit<Lesson, 'id' | 'ends_at'>, now: number): boolean =>
  !is_cancelled && now >= starts_at - JOIN_EARLY_MS;

export const isRunning = ({ starts_at, ends_at }: Span, now: number): boolean =>
  starts_at <= now && now < ends_at;

/** Lessons over that a teacher may still work on; earlier ones are put away. */
const RECENT = 2;

/** A class's lessons, in order, in those that are put away and those in sight. */
export function splitLessons<L extends Lesson>(
  lessons: readonly L[],
  now: number,
): { past: readonly L[]; shown: readonly L[] } {
  const over = lessons.filter(({ ends_at }) => ends_at <= now).length;
  const away = over === lessons.length && over <= RECENT * 2 ? 0 : Math.max(0, over - RECENT);
  return { past: lessons.slice(0, away), shown: lessons.slice(away) };
}
