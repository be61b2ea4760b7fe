import { expect, it } from 'vitest';
import type { DownloadRow } from '#src/shared/download/db.ts';
import { usableUntil } from './usable-until.ts';

const DAY_MS = 86_400_000;
const SAVED = Date.UTC(2026, 10, 21, 12);

const row = (savedAt: number | null, end: string | null, ...ages: number[]): DownloadRow => ({
  key: 'k',
  owner: 'o',
  kind: 'course',
  id: 'one',
  title: 'One',
  state: 'done',
  reason: null,
  overMobile: true,
  bytesDone: 1,
  bytesTotal: 1,
  requestedAt: SAVED,
  savedAt,
  reads: Object.fromEntries(ages.map((age, at) => [String(at), { version: 'v', at: SAVED - age * DAY_MS }])),
  manifest: {
    kind: 'course',
    id: 'one',
    title: 'One',
    version: 'v',
    reads: [],
    media: [],
    lessons: [],
    study_end_date: end,
  },
});

it.each([
  ['that is incomplete', row(null, null), null],
  ['that is fresh is usable for thirty days', row(SAVED, null, 0), SAVED + 30 * DAY_MS],
  ['with an older query is usable for thirty days from that', row(SAVED, null, 0, 5), SAVED + 25 * DAY_MS],
  [
    'of a course that ends earlier is usable until the last day in Vietnam',
    row(SAVED, '2026-11-30', 0),
    Date.UTC(2026, 10, 30, 16, 59, 59),
  ],
  ['of a course that ends later is usable for thirty days', row(SAVED, '2027-11-30', 0), SAVED + 30 * DAY_MS],
])('usableUntil: a download %s', (_, download, until) => {
  expect(usableUntil(download)).toBe(until);
});
