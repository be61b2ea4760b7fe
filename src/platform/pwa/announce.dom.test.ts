import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { markWork } from '#src/platform/offline/work-marker.ts';
import { announce, recordShown } from './announce.ts';
import { type Announcement, dismissAnnouncement, useAnnouncement } from './announcement.ts';

/** What a page that starts announces. */
function start(latest: string, installed = false): Announcement | null {
  dismissAnnouncement();
  announce(latest, installed);
  return useAnnouncement.getState().due;
}

beforeEach(() => localStorage.clear());

it('a fresh device hears of the next release, not of this one', () => {
  expect(start('2026-11-23')).toBeNull();
  expect(start('2026-11-23')).toBeNull();
  expect(start('2026-12-01')).toBe('news');
});

it('a device that held work before there were notes hears of this one', () => {
  markWork('db', 0);
  expect(start('2026-11-23')).toBe('news');
});

it('news are announced until they were shown, and not again', () => {
  start('2026-11-23');
  expect(start('2026-12-01')).toBe('news');
  expect(start('2026-12-01')).toBe('news');
  recordShown('news', '2026-12-01');
  expect(start('2026-12-01')).toBeNull();
});

it('the installed app welcomes once, and its first start brings no news', () => {
  start('2026-11-23');
  expect(start('2026-12-01', true)).toBe('welcome');
  recordShown('welcome', '2026-12-01');
  expect(start('2026-12-01', true)).toBeNull();
  expect(start('2026-12-08', true)).toBe('news');
});

it('where the browser keeps nothing for the site, nothing is announced: it would come on every page', () => {
  vi.stubGlobal('localStorage', null);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(start('2026-11-23', true)).toBeNull();
});
