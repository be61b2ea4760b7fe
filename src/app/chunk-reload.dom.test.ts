import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart } from '#src/platform/browser/load-part.ts';
import { reloadForChunk, watchChunks } from './chunk-reload.ts';

describe('reloadForChunk', () => {
  it.each([
    ['the first time', [0], [true]],
    ['again within the minute', [0, 59_999], [true, false]],
    ['after the minute', [0, 60_000], [true, true]],
    ['a refusal does not prolong the wait', [0, 30_000, 61_000], [true, false, true]],
    ['after the clock was set back', [100_000, 40_000], [true, true]],
  ])('%s', (_name, moments, expected) => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    const start = 1_800_000_000_000;
    let reloads = 0;
    const reload = () => {
      reloads += 1;
    };
    const got = moments.map((at) => reloadForChunk({ storage, now: () => start + at, reload }));
    expect(got).toEqual(expected);
    expect(reloads).toBe(expected.filter(Boolean).length);
  });
});

describe('watchChunks', () => {
  const reload = vi.fn<() => void>();
  const serverResponds = vi.fn<() => Promise<boolean>>();
  const isHeld = vi.fn<() => boolean>();
  const on = (name: string): void => {
    dispatchEvent(new Event(name));
  };
  /** A chunk fails, and the server's response, if it is waited for, has come. */
  const partFails = async (): Promise<void> => {
    on('vite:preloadError');
    await Promise.resolve();
  };
  let now = 1_800_000_000_000;
  watchChunks({ storage: sessionStorage, now: () => now, reload, serverResponds, isHeld });

  beforeEach(() => {
    now += 3_600_000;
    reload.mockClear();
    serverResponds.mockReset().mockResolvedValue(true);
    isHeld.mockReset().mockReturnValue(false);
    on('pageshow');
  });

  it('reloads once however many chunks are missing', async () => {
    await partFails();
    await partFails();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload a page that is being left', async () => {
    on('beforeunload');
    await partFails();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload a page that is left while the server is asked', async () => {
    const failed = partFails();
    on('beforeunload');
    await failed;
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads again on a page restored from the back/forward cache', async () => {
    on('beforeunload');
    on('pageshow');
    await partFails();
    expect(reload).toHaveBeenCalledOnce();
  });

  /** Loads a part as Vite does: each attempt that fails is reported. */
  const load = (failures: number): Promise<unknown> => {
    let left = failures;
    return loadPart(async () => {
      left -= 1;
      if (left < 0) return 'loaded';
      const error = new TypeError('error loading dynamically imported module');
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
      throw error;
    }, [1, 1]);
  };
  const answered = (): Promise<boolean> => new Promise((resolve) => setTimeout(() => resolve(true)));

  it('does not reload for a part that comes with another attempt', async () => {
    serverResponds.mockImplementation(answered);
    expect(await load(2)).toBe('loaded');
    await answered();
    expect(serverResponds).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads for a part that none of the attempts brings', async () => {
    serverResponds.mockImplementation(answered);
    await expect(load(3)).rejects.toThrow('error loading');
    await answered();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload while something on screen would be harmed', async () => {
    isHeld.mockReturnValue(true);
    await partFails();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when the server does not respond', async () => {
    serverResponds.mockResolvedValue(false);
    await partFails();
    expect(serverResponds).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
