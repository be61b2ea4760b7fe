import type { Who } from '#contract/protocol/endpoint.ts';

/** Identifies who makes a call. */
export interface Bearer {
  token: string;
  /** The token is a guest's, generated on their device. */
  isGuest?: true;
}

/**
 * Where this device's tokens come from, set when the app starts; the service worker and server rendering have
 * none.
 */
export const credentials: {
  /** Of the signed-in learner. */
  session: () => string | null;
  /** Of the guest who has started something on this device. */
  guest: () => Promise<string | null>;
} = { session: () => null, guest: async () => null };

/** Calls that take a guest's token. */
const KNOWS_GUESTS: ReadonlySet<Who> = new Set<Who>(['maybe-taker', 'taker', 'caller']);

/** Default credentials for a call: of whoever the endpoint is for, if this device knows them. */
export async function bearerFor(who: Who): Promise<Bearer | null> {
  if (who === 'anyone') return null;
  const token = credentials.session();
  if (token !== null) return { token };
  if (!KNOWS_GUESTS.has(who)) return null;
  // If that fails, the call is anonymous: public data can be read all the same.
  const guest = await credentials.guest().catch(() => null);
  return guest === null ? null : { token: guest, isGuest: true };
}
