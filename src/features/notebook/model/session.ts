/** Where a learner is in a review session. */
export interface Session {
  /** Ids of the remaining cards, the one on screen first. */
  queue: readonly string[];
  /** Distinct cards rated. */
  rated: ReadonlySet<string>;
  /** Distinct cards in the session. */
  total: number;
}

export type SessionEvent =
  /** `again`: it comes back within the session. */
  { type: 'rated'; id: string; again: boolean } | { type: 'removed'; id: string };

/** A card that is due again this soon comes back within the session, milliseconds. */
const SOON_MS = 20 * 60_000;
/** Cards between a forgotten one and its return: enough that it has to be recalled. */
const RETURN_AFTER = 5;

export const beginSession = (ids: readonly string[]): Session => ({
  queue: ids,
  rated: new Set(),
  total: ids.length,
});

export const comesBack = (interval: number): boolean => interval <= SOON_MS;

/** The session after a card was rated or removed from the notebook. */
export function sessionFlow(session: Session, event: SessionEvent): Session {
  const rest = session.queue.filter((id) => id !== event.id);
  if (event.type === 'removed') {
    const total = session.total - (session.rated.has(event.id) ? 0 : 1);
    return { ...session, queue: rest, total };
  }
  const rated = new Set(session.rated).add(event.id);
  return { ...session, rated, queue: event.again ? rest.toSpliced(RETURN_AFTER, 0, event.id) : rest };
}
