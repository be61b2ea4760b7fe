import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** The key of RFC 6238, appendix B, with its last six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const SECOND = 1_000;

describe('totpStep', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('after %s s accepts %s, as the standard says', (seconds, code, step) => {
    expect(totpStep(SECRET, code, seconds * SECOND)).toBe(step);
  });

  it.each([
    ['30 s early', 29, 1],
    ['30 s late', 89, 1],
    ['60 s late', 120, null],
  ])('%s: %s s after the start', (_, seconds, step) => {
    expect(totpStep(SECRET, '287082', seconds * SECOND)).toBe(step);
  });

  it('refuses another code', () => {
    expect(totpStep(SECRET, '287083', 59 * SECOND)).toBeNull();
  });
});

it('a new secret has 160 bits, and its address names site and account', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri(secret, '0912 *** 678'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('secret')).toBe(secret);
  expect(uri.searchParams.get('issuer')).toBe('Luyện');
  expect(decodeURIComponent(uri.pathname)).toContain('0912 *** 678');
});
