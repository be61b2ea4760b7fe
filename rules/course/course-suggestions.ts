/** Why a course is suggested, from the best reason to none. */
const REASONS = ['level', 'next_level', 'free', 'other'] as const;
export type SuggestionReason = (typeof REASONS)[number];

interface Offer {
  level: number;
  is_free: boolean;
}

function reasonFor({ level, is_free }: Offer, wanted: number | null): SuggestionReason {
  if (level === wanted) return 'level';
  if (wanted !== null && level === wanted + 1) return 'next_level';
  return is_free ? 'free' : 'other';
}

/**
 * Courses in the order in which they suit somebody: of their level, of the next one, free, the rest; among equals the
 * nearest level first, else as they came.
 * @param wanted level that suits them; null where nothing is known
 */
export function suggestCourses<C extends Offer>(
  courses: readonly C[],
  wanted: number | null,
): (C & { reason: SuggestionReason })[] {
  const distance = ({ level }: Offer): number => (wanted === null ? level : Math.abs(level - wanted));
  return courses
    .map((course) => ({ ...course, reason: reasonFor(course, wanted) }))
    .toSorted((a, b) => REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason) || distance(a) - distance(b));
}
