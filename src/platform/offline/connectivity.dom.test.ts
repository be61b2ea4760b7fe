import { afterEach, describe, expect, it, vi } from 'vitest';
import { TIME_LIMITS } from '#src/platform/http/time-limits.ts';
import { checkNow, connectivity, reportCallOutcome, WIFI_PAGE_KEY } from './connectivity.ts';

const live = () =>
  Response.json({ message: 'OK', data: { status: 'live', service: 'luyen' }, time_current: 1 });
const failed = () =>
  Response.json({ code: 'SERVER_ERROR', message: 'x', data: null, time_current: 1 }, { status: 500 });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('checkNow', () => {
  it.each([
    ['our server', () => Promise.resolve(live()), 'online'],
    ['an error of our server', () => Promise.resolve(failed()), 'online'],
    ['a captive portal', () => Promise.resolve(new Response('<html>Wi-Fi</html>')), 'captive'],
    ['a captive portal that speaks JSON', () => Promise.resolve(Response.json({ ok: true })), 'captive'],
    [
      'a captive portal with its own status',
      () => Promise.resolve(new Response('Sign in', { status: 511 })),
      'captive',
    ],
    [
      'a proxy without our server',
      () => Promise.resolve(new Response('Bad Gateway', { status: 502 })),
      'down',
    ],
    ['nobody, at once', () => Promise.reject(new TypeError('failed')), 'down'],
  ] as const)('%s', async (_, answer, expected) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    expect(await checkNow()).toBe(expected === 'online');
    expect(connectivity.getState().state).toBe(expected);
  });

  it('no network, as the device itself says', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed'));
    expect(await checkNow()).toBe(false);
    expect(connectivity.getState().state).toBe('offline');
  });

  it('a server that does not answer within the limit is slow, not a missing network', async () => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const checked = checkNow();
    await vi.advanceTimersByTimeAsync(TIME_LIMITS.health.response);
    expect(await checked).toBe(false);
    expect(connectivity.getState().state).toBe('slow');
    vi.useRealTimers();
  });

  it('remembers where a captive portal can be reached, as long as our server says so', async () => {
    const page = 'http://wifi.luyen.example/api/wifi';
    const answer = (given: object) =>
      Response.json({ message: '', data: { status: 'live', service: 'luyen', ...given }, time_current: 1 });
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer({ wifi_page: page }));
    await checkNow();
    expect(localStorage.getItem(WIFI_PAGE_KEY)).toBe(JSON.stringify(page));
    vi.mocked(fetch).mockImplementation(async () => answer({}));
    await checkNow();
    expect(localStorage.getItem(WIFI_PAGE_KEY)).toBeNull();
  });

  it('sends one request for simultaneous callers', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(live()));
    await Promise.all([checkNow(), checkNow()]);
    expect(fetching).toHaveBeenCalledOnce();
  });
});

describe('reportCallOutcome', () => {
  it('does not take one failed call for a lost network', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(live()));
    reportCallOutcome(true);
    reportCallOutcome(false);
    await checkNow();
    expect(connectivity.getState().state).toBe('online');
  });
});
