import type { LearnerSet, SpeakingSet } from '#contract/speaking.ts';
import type { LocalAttempt } from './local-attempts.ts';

interface Known {
  /** What the server says was begun. */
  served: readonly LearnerSet[];
  /** All sets that this device knows. */
  sets: readonly SpeakingSet[];
  local: readonly LocalAttempt[];
}

/** A set with the attempt at it that was begun and not submitted. */
export type BegunSet = LearnerSet & {
  open: NonNullable<LearnerSet['open']>;
  /** The attempt is on this device. */
  isHere: boolean;
};

const NOT_DONE = { done: 0, band: null };

/**
 * The sets that were begun and not submitted, the one worked on last first: the server's, corrected by what this
 * device has done since, sent or not.
 */
export function begunSets({ served, sets, local }: Known): BegunSet[] {
  const known = new Map([...sets, ...served].map((set) => [set.id, { ...NOT_DONE, ...set }]));
  const here = new Map(local.map((attempt) => [attempt.id, attempt]));
  const begun = new Map(
    served.flatMap(({ open, ...set }) => {
      const ours = open && here.get(open.attempt_id);
      return open && !ours?.submittedAt
        ? [[set.id, { ...set, open, isHere: ours !== undefined }] as const]
        : [];
    }),
  );
  for (const { id, practiceId, submittedAt, answered, at } of local) {
    const set = known.get(practiceId);
    const open = begun.get(practiceId)?.open;
    if (!set || submittedAt !== null || answered === 0 || (open && open.at > at)) continue;
    begun.set(practiceId, { ...set, open: { attempt_id: id, answered, at }, isHere: true });
  }
  return [...begun.values()].toSorted((one, other) => other.open.at - one.open.at);
}
