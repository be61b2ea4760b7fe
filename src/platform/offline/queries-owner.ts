import { currentSession } from '#src/platform/session/session.ts';

/** Lifetime of stored queries, milliseconds: 30 days. */
export const QUERIES_MAX_AGE = 30 * 86_400_000;

/**
 * The owner of the queries stored now; part of every stored key. Null when somebody is signed in whose id is unknown:
 * nothing is stored then.
 */
export function queriesOwner(): string | null {
  const { token, learnerId } = currentSession();
  return token === null ? 'guest' : learnerId;
}
