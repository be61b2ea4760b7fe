import { describe, expect, it } from 'vitest';
import { COMMANDS } from '#contract/protocol/commands.ts';
import { COMMON_ERRORS } from '#contract/protocol/error-codes.ts';
import { errorsOf } from '#contract/protocol/errors-of.ts';
import { type Verdict, verdictOf } from './verdict.ts';

const CASES: [Parameters<typeof verdictOf>[0], number, Verdict][] = [
  ['SECOND_FACTOR_REQUIRED', 99, 'retry'],
  ['NETWORK', 1, 'wait'],
  ['FOREIGN_ANSWER', 1, 'wait'],
  ['MAINTENANCE', 9, 'wait'],
  ['TOO_MANY_REQUESTS', 1, 'wait'],
  ['UNAVAILABLE', 1, 'wait'],
  ['SERVER_ERROR', 50, 'retry'],
  ['NOT_SIGNED_IN', 1, 'sign-in'],
  ['UPLOAD_HASH_MISMATCH', 1, 'upload-again'],
  ['UPLOAD_HASH_MISMATCH', 5, 'park'],
  ['RECORDING_MISSING', 1, 'upload-again'],
  ['STORAGE_FULL', 50, 'retry'],
  ['STORAGE_QUOTA', 50, 'retry'],
  ['IDEMPOTENCY_CONFLICT', 1, 'park'],
  ['UPLOAD_NOT_AUDIO', 1, 'park'],
  ['UPLOAD_TOO_LARGE', 1, 'park'],
  ['ATTEMPT_SUBMITTED', 1, 'park'],
  ['KEYS_SHOWN', 1, 'park'],
  ['BAD_REQUEST', 1, 'park'],
];

describe('what a failed send means', () => {
  it.each(CASES)('%s at try %i means %s', (code, tries, verdict) => {
    expect(verdictOf(code, tries)).toBe(verdict);
  });

  it('is defined for every code that an operation declares', () => {
    const codes = new Set([
      ...COMMON_ERRORS,
      ...[...COMMANDS.values()].flatMap((operation) => errorsOf(operation)),
    ]);
    expect(codes.size).toBeGreaterThan(8);
    for (const code of codes) {
      expect(['wait', 'retry', 'sign-in', 'upload-again', 'park']).toContain(verdictOf(code, 1));
    }
  });
});
