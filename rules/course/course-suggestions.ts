/** Why a course is suggested, best reason first. */
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
 * Sorts courses by how well they suit: wanted level, next level, free, the rest; ties by nearest level, then in the
 * given order. What anybody may begin at once leads, however it suits: the others have to be bought or granted first.
 * @param wanted suitable level; null if unknown
 */
export function suggestCourses<C extends Offer>(
  courses: readonly C[],
  wanted: number | null,
): (C & { reason: SuggestionReason })[] {
  const distance = ({ level }: Offer): number => (wanted === null ? level : Math.abs(level - wanted));
  const sorted = courses
    .map((course) => ({ ...course, reason: reasonFor(course, wanted) }))
    .toSorted((a, b) => REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason) || distance(a) - distance(b));
  const open = sorted.find(({ is_free }) => is_free);
  return open ? [open, ...sorted.filter((course) => course !== open)] : sorted;
}
