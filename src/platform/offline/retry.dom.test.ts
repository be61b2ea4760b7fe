import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type ClientCode } from '#src/platform/http/api-result.ts';
import { retryDelay, shouldRetry } from './retry.ts';

const failed = (code: ClientCode, retryAfter: number | null = null): ApiError =>
  new ApiError({ success: false, status: 500, code, message: '', data: null, retryAfter });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('shouldRetry', () => {
  it.each([
    ['a server error, first', failed('SERVER_ERROR'), 0, true],
    ['a server error, third', failed('SERVER_ERROR'), 2, false],
    ['a limit', failed('TOO_MANY_REQUESTS'), 1, true],
    ['no network, first', failed('NETWORK'), 0, true],
    ['no network, second', failed('NETWORK'), 1, false],
    ['not found', failed('NOT_FOUND'), 0, false],
    ['signed out', failed('NOT_SIGNED_IN'), 0, false],
    ['a captive portal', failed('FOREIGN_ANSWER'), 0, false],
    ['a bug', new TypeError('x'), 0, false],
  ])('%s', (_, error, failures, expected) => {
    expect(shouldRetry(failures, error)).toBe(expected);
  });

  it('does not wait for a network while the device says that there is none', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(shouldRetry(0, failed('NETWORK'))).toBe(false);
  });
});

describe('retryDelay', () => {
  it.each([
    [0, failed('SERVER_ERROR'), 1000],
    [2, failed('SERVER_ERROR'), 4000],
    [9, failed('SERVER_ERROR'), 15_000],
    [0, failed('TOO_MANY_REQUESTS', 3), 3000],
  ])('%i failures', (failures, error, expected) => {
    expect(retryDelay(failures, error)).toBe(expected);
  });
});
