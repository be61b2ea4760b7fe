import { Secret, TOTP } from 'otpauth';
import { TOTP_DIGITS } from '#contract/staff.ts';

const ISSUER = 'Luyện';
const PERIOD_S = 30;
/** Steps before and after the current one that are accepted, for clocks that are not exact. */
const WINDOW = 1;
const SECRET_BYTES = 20;

// SHA-1, the only one that every authenticator app knows; it is not weak as a keyed hash.
const PARTS = { issuer: ISSUER, algorithm: 'SHA1', digits: TOTP_DIGITS, period: PERIOD_S };

/** A new secret, base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. @param label tells accounts of the site apart */
export const totpUri = (secret: string, label: string): string =>
  new TOTP({ ...PARTS, label, secret: Secret.fromBase32(secret) }).toString();

/** The time step that the code belongs to; null for a wrong one. Compares in constant time. */
export function totpStep(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({ ...PARTS, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}
