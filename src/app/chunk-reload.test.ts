import { describe, expect, it } from 'vitest';
import { reloadForChunk } from './chunk-reload.ts';

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
