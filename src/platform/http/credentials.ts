import type { Who } from '#contract/protocol/endpoint.ts';

/** What says who makes a call. */
export interface Bearer {
  token: string;
  /** The token is a guest's, made by their device. */
  isGuest?: true;
}

/**
 * Where this device's tokens are found. The app says so as it starts; the service worker and the server, which draws
 * pages, have none of their own.
 */
export const credentials: {
  /** Of the signed-in learner. */
  session: () => string | null;
  /** Of the guest who has begun something on this device. */
  guest: () => Promise<string | null>;
} = { session: () => null, guest: async () => null };

/** Who calls where nothing else is said: whoever the endpoint looks for, as far as this device knows them. */
export async function bearerFor(who: Who): Promise<Bearer | null> {
  if (who === 'anyone') return null;
  const token = credentials.session();
  if (token !== null) return { token };
  if (who === 'learner' || who === 'maybe-learner') return null;
  // Where that cannot be told, nobody calls: what anyone may read is read all the same.
  const guest = await credentials.guest().catch(() => null);
  return guest === null ? null : { token: guest, isGuest: true };
}
