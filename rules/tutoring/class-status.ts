import { CLASS_STATUS, type ClassStatus } from '#contract/tutoring.ts';

/** What a class's status follows from; times are milliseconds since 1970. */
export interface ClassFacts {
  has_teacher: boolean;
  /** When its first lesson begins and its last one ends, without cancelled ones; null without lessons. */
  begins_at: number | null;
  ends_at: number | null;
  closed_at: number | null;
}

/**
 * A class is arranged once it has a teacher and a lesson. One that has begun stays running when its teacher leaves: the
 * centre looks for another.
 */
export function classStatus(
  { has_teacher, begins_at, ends_at, closed_at }: ClassFacts,
  now: number,
): ClassStatus {
  if (closed_at !== null && now >= closed_at) return CLASS_STATUS.finished;
  if (begins_at === null || ends_at === null) return CLASS_STATUS.notArranged;
  if (now >= ends_at) return CLASS_STATUS.finished;
  if (now >= begins_at) return CLASS_STATUS.running;
  return has_teacher ? CLASS_STATUS.notBegun : CLASS_STATUS.notArranged;
}

/** How long after its end a class still gives access to its homework. */
const ACCESS_DAYS = 30;
const DAY_MS = 86_400_000;

/** Until when members may do homework without the course; null while the class goes on. */
export function accessUntil(facts: Pick<ClassFacts, 'ends_at' | 'closed_at'>, now: number): number | null {
  const { ends_at, closed_at } = facts;
  const ended = closed_at ?? ends_at;
  return ended === null || now < ended ? null : ended + ACCESS_DAYS * DAY_MS;
}
