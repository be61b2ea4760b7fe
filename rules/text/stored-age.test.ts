import { describe, expect, it } from 'vitest';
import { oldestUnrefreshed, type ShownData, storedAge } from './stored-age.ts';

const NOW = Date.parse('2026-11-23T09:30:00+07:00');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the age of a stored copy', () => {
  it.each([
    ['a clock set back', -HOUR, 'vừa xong'],
    ['half a minute', MINUTE / 2, 'vừa xong'],
    ['a minute', MINUTE, '1 phút trước'],
    ['almost an hour', HOUR - 1, '59 phút trước'],
    ['two hours', 2 * HOUR, '2 giờ trước'],
    ['almost a day', 24 * HOUR - 1, '23 giờ trước'],
    ['a day', 24 * HOUR, 'lúc 09:30 22/11/2026'],
  ])('%s', (_, ms, expected) => {
    expect(storedAge(NOW - ms, NOW)).toBe(expected);
  });
});

describe('the oldest data on a screen that could not be refreshed', () => {
  const old: ShownData = { updatedAt: 100, isStale: true, hasFailed: false, isSlow: false };
  const fresh: ShownData = { ...old, updatedAt: 50, isStale: false };
  it.each<[string, ShownData[], boolean, number | null]>([
    ['an empty screen', [], false, null],
    ['fresh data offline', [fresh], false, null],
    ['old data offline', [old], false, 100],
    ['the oldest of several', [old, { ...old, updatedAt: 70 }, fresh], false, 70],
    ['old data that is being refreshed', [old], true, null],
    ['old data whose request failed', [{ ...old, hasFailed: true }], true, 100],
    ['old data whose request hangs', [{ ...old, isSlow: true }], true, 100],
    ['fresh data whose request failed', [{ ...fresh, hasFailed: true }], true, null],
  ])('%s', (_, shown, isOnline, expected) => {
    expect(oldestUnrefreshed(shown, isOnline)).toBe(expected);
  });
});
