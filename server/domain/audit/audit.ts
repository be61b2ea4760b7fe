import type { Queryable } from '#server/db/connect.ts';
import { auditEntries } from '#server/db/schema-staff.ts';

/** The actor of the operator's command line. */
export const COMMAND_LINE = 'command-line';
/** Longest id of an object that is kept, characters. */
const OBJECT_MAX = 200;

export interface Act {
  /** Id of the learner who acts, or `COMMAND_LINE`. */
  actor: string;
  /** What was done, such as `grading.read`. */
  action: string;
  /**
   * Ids of the learners whose data was read or changed, and of requests for advice, by which somebody who has no account
   * yet finds the entry later (decision 102).
   */
  subjects?: readonly string[];
  /** Id of what it was done to. */
  object?: string | null;
}

/** Text that the chain can hold: one line, since lines separate what is hashed. */
const oneLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, OBJECT_MAX)
    .toWellFormed();

/**
 * Adds an entry to the audit trail. In a transaction it comes last: until the commit, all other entries wait for it.
 * It must hold no names, numbers or texts of anybody.
 */
export async function audit(
  db: Queryable,
  { actor, action, subjects = [], object = null }: Act,
): Promise<void> {
  const ids = [...new Set(subjects)].toSorted();
  await db
    .insert(auditEntries)
    .values({ actor, action, subjects: ids, object: object === null ? null : oneLine(object) });
}
