import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readerStirs } from './reader-stirs.ts';

async function hasStirred(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

describe('readerStirs', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const withCookies = (cookies: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);

  it.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'])(
    'waits for a %s',
    async (sign) => {
      const waiting = readerStirs();
      expect(await hasStirred(waiting)).toBe(false);
      dispatchEvent(new Event(sign));
      await expect(waiting).resolves.toBeUndefined();
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('waits no longer than five seconds', async () => {
    const waiting = readerStirs();
    vi.advanceTimersByTime(4999);
    expect(await hasStirred(waiting)).toBe(false);
    vi.advanceTimersByTime(1);
    await expect(waiting).resolves.toBeUndefined();
  });

  it('does not wait where someone is signed in', async () => {
    withCookies('theme=dark; access_token=abc');
    expect(await hasStirred(readerStirs())).toBe(true);
  });

  it('is not taken in by a cookie of a similar name', async () => {
    withCookies('old_access_token=abc');
    expect(await hasStirred(readerStirs())).toBe(false);
  });
});
