import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

/** Described in `docs/operating.md`. */
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
  | 'revoked'
  | 'second-factor-reset'
  | 'second-factor-refused'
  | 'staff-call-refused'
  | 'data-exported'
  | 'account-deleted'
  | 'recordings-erased'
  | 'audit-head'
  | 'audit-trail-broken';

/** Per process and never stored, so that aliases cannot be reversed later by trying every address. */
const KEY = randomBytes(32);

/** Stable for a network while this process runs, and irreversible. */
export const aliasOf = (network: string): string =>
  createHmac('sha256', KEY).update(network).digest('base64url').slice(0, 8);

/**
 * Logs an event for security monitoring and alarms.
 * @param facts nothing that identifies anyone: no id, number, address or name; a network by `aliasOf`
 */
export function securityEvent(
  log: FastifyBaseLogger,
  event: SecurityEventName,
  facts: Record<string, string | number | boolean> = {},
): void {
  log.warn({ ...facts, security: event }, 'security');
}
