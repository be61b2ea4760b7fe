import type { LearnerSet } from '#contract/speaking.ts';
import type { AttemptRow } from '#src/platform/outbox/database/rows.ts';

/** An attempt at a speaking set on this device. */
export interface LocalAttempt extends Pick<AttemptRow, 'id' | 'practiceId' | 'submittedAt'> {
  answered: number;
  /** When it was begun or last answered, device clock, milliseconds. */
  at: number;
}

interface Known {
  /** What the server says was begun. */
  served: readonly LearnerSet[];
  /** All sets that this device knows. */
  sets: readonly LearnerSet[];
  local: readonly LocalAttempt[];
}

/**
 * The sets that were begun and not submitted, the one worked on last first: the server's, corrected by what this
 * device has done since, sent or not.
 */
export function begunSets({ served, sets, local }: Known): LearnerSet[] {
  const known = new Map([...sets, ...served].map((set) => [set.id, set]));
  const here = new Map(local.map((attempt) => [attempt.id, attempt]));
  const begun = new Map(
    served.flatMap((set) => {
      const ours = set.open && here.get(set.open.attempt_id);
      return set.open && !ours?.submittedAt ? [[set.id, set] as const] : [];
    }),
  );
  for (const { id, practiceId, submittedAt, answered, at } of local) {
    const set = known.get(practiceId);
    const open = begun.get(practiceId)?.open;
    if (!set || submittedAt !== null || answered === 0 || (open && open.at > at)) continue;
    begun.set(practiceId, { ...set, open: { attempt_id: id, answered, at } });
  }
  return [...begun.values()].toSorted((one, other) => (other.open?.at ?? 0) - (one.open?.at ?? 0));
}
