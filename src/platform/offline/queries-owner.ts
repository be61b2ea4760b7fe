import { currentSession } from '#src/platform/session/session.ts';

/** Raise it when the shape of any stored answer changes: reads stored under another version are dropped. */
const READ_SCHEMA_VERSION = 3;

/** Stored reads live this long, milliseconds: 30 days. */
export const QUERIES_MAX_AGE = 30 * 86_400_000;

/**
 * Whose reads are stored now, with their schema version; part of every stored key.
 * Null when somebody is signed in but not known by id: nothing is stored then.
 */
export function queriesOwner(): string | null {
  const { token, learnerId } = currentSession();
  if (token !== null && learnerId === null) return null;
  return `v${READ_SCHEMA_VERSION}:${token === null ? 'guest' : learnerId}`;
}
