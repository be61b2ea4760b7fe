/** Something that the server says was begun and not finished. */
interface Served {
  id: string;
  attempt_id: string | null;
  /** When it was last worked on, milliseconds since 1970. */
  at: number;
}

/** An attempt on this device. */
export interface AttemptHere {
  id: string;
  exerciseId: string;
  submittedAt: number | null;
  /** When it was last answered; 0: never. Device clock, milliseconds. */
  lastAt: number;
}

/** What the clock of a device may be off by since its skew was measured. */
const MARGIN_MS = 60_000;

/**
 * What was worked on on another device since this one did, if ever: this device knows its own work better, and what it has
 * handed in is not offered again while the server does not know that.
 * @param skew server's clock minus this device's, milliseconds
 */
export const workedOnElsewhere = <S extends Served>(
  served: readonly S[],
  here: readonly AttemptHere[],
  skew: number,
): S[] =>
  served.filter(
    ({ id, attempt_id, at }) =>
      !here.some((attempt) => {
        if (attempt.exerciseId !== id) return false;
        if (attempt.submittedAt !== null)
          return attempt.id === attempt_id || attempt.submittedAt + skew >= at;
        return attempt.lastAt + skew >= at - MARGIN_MS;
      }),
  );
