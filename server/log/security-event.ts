import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

/** `docs/operating.md` tells what each means. */
export type SecurityEventName =
  | 'sign-in-refused'
  | 'password-refused'
  | 'locked-out'
  | 'code-limit'
  | 'access-key-refused'
  | 'metrics-refused'
  | 'sms-budget-alarm'
  | 'password-set'
  | 'session-ended'
  | 'granted'
  | 'data-exported'
  | 'account-deleted'
  | 'recordings-erased';

/** Of this process alone and kept nowhere: nobody can find out later what was hashed, by trying every address. */
const KEY = randomBytes(32);

/** The same for the same network while this process runs, and no way back to it. */
export const aliasOf = (network: string): string =>
  createHmac('sha256', KEY).update(network).digest('base64url').slice(0, 8);

/**
 * Tells the log of something that whoever guards the site wants to count or to be woken by.
 * @param facts nothing that tells who: no id, number, address or name; a network by `aliasOf`
 */
export function securityEvent(
  log: FastifyBaseLogger,
  event: SecurityEventName,
  facts: Record<string, string | number | boolean> = {},
): void {
  log.warn({ ...facts, security: event }, 'security');
}
