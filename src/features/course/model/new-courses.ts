/** How long a course counts as new, milliseconds. */
const NEW_MS = 30 * 86_400_000;

interface Added {
  id: string;
  /** Milliseconds since 1970. */
  added_at: number;
}

/**
 * Ids of the new courses. The initial courses are never new, not even on a recently opened site.
 * @param latest the most recently added courses
 */
export function newCourseIds(latest: readonly Added[], now: number): Set<string> {
  const first = Math.min(...latest.map(({ added_at }) => added_at));
  const isNew = ({ added_at }: Added): boolean => added_at > first && now - added_at < NEW_MS;
  return new Set(latest.filter(isNew).map(({ id }) => id));
}
