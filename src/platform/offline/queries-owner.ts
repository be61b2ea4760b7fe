import { hashKey, type QueryKey } from '@tanstack/react-query';
import { currentSession } from '#src/platform/session/session.ts';

/** Increase it when the shape of any stored response changes: queries of another version are dropped. */
const QUERY_SCHEMA_VERSION = 3;

/** Lifetime of stored queries, milliseconds: 30 days. */
export const QUERIES_MAX_AGE = 30 * 86_400_000;

/**
 * The owner of the queries stored now, with the schema version; part of every stored key.
 * Null when somebody is signed in whose id is unknown: nothing is stored then.
 */
export function queriesOwner(): string | null {
  const { token, learnerId } = currentSession();
  if (token !== null && learnerId === null) return null;
  return `v${QUERY_SCHEMA_VERSION}:${token === null ? 'guest' : learnerId}`;
}

/** The key under which a query is stored for the current owner; null if nothing is stored for them. */
export function storedKey(queryKey: QueryKey): string | null {
  const owner = queriesOwner();
  return owner === null ? null : `${owner}-${hashKey(queryKey)}`;
}
