import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkNow, connectivity, reportCallOutcome } from './connectivity.ts';

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
    ['a captive portal', () => Promise.resolve(new Response('<html>Wi-Fi</html>')), 'offline'],
    ['a captive portal that speaks JSON', () => Promise.resolve(Response.json({ ok: true })), 'offline'],
    ['no network', () => Promise.reject(new TypeError('failed')), 'offline'],
  ] as const)('%s', async (_, answer, expected) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    expect(await checkNow()).toBe(expected === 'online');
    expect(connectivity.getState().state).toBe(expected);
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
