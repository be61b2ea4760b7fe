import type { z } from 'zod/mini';

/** What the contract lets through at most, or in which form: the server may refuse it, but it is what was made here. */
const isBound = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'too_big' ||
  issue.code === 'too_small' ||
  issue.code === 'invalid_format' ||
  (issue.code === 'invalid_key' && issue.issues.every(isBound));

/**
 * A stored row as it is, not copied, with what a newer version of the app has put there, too.
 * @returns undefined if there is none, or if this version of the app cannot read it: it stays where it is
 */
export function readStored<S extends z.ZodMiniType>(schema: S, stored: unknown): z.output<S> | undefined {
  const { error } = schema.safeParse(stored);
  return error === undefined || error.issues.every(isBound) ? (stored as z.output<S>) : undefined;
}

/** Those that can be read. */
export const readEach = <S extends z.ZodMiniType>(schema: S, stored: readonly unknown[]): z.output<S>[] =>
  stored.map((row) => readStored(schema, row)).filter((row) => row !== undefined);

/** Whether a row is of this owner, even one that cannot be read. */
export const isOwnedBy =
  (owner: string) =>
  (stored: unknown): boolean =>
    typeof stored === 'object' && stored !== null && 'owner' in stored && stored.owner === owner;
