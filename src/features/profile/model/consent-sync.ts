/** Of a learner's consent: what this device knows, and what the server was told last. Milliseconds since 1970. */
interface ConsentFacts {
  /** When they agreed on this device, by the server's clock; null when they did not. */
  here: number | null;
  /** The server's newest word; null when it was never told. */
  server: { given: boolean; at: number } | null;
}

/**
 * What brings device and server together: agreeing happens at the recorder, with no network too, and withdrawing may
 * have happened on another device. The later word holds.
 */
export function consentStep({ here, server }: ConsentFacts): 'tell-server' | 'withdraw-here' | null {
  if (here === null || server?.given === true) return null;
  return server === null || server.at < here ? 'tell-server' : 'withdraw-here';
}
