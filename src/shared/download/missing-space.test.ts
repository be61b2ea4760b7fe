import { expect, it } from 'vitest';
import { missingSpace } from './missing-space.ts';

const MB = 1_000_000;

it.each([
  ['enough, and 20 MB for the learner’s own work', 12 * MB, 32 * MB, 0],
  ['space for the download alone', 12 * MB, 12 * MB, 20 * MB],
  ['no space at all', 12 * MB, 0, 32 * MB],
  ['nothing to fetch', 0, 0, 0],
  ['a browser that does not say', 12 * MB, null, 0],
])('%s', async (_, needed, free, missing) => {
  expect(await missingSpace(needed, async () => (free === null ? null : { used: 1, free }))).toBe(missing);
});

it('a browser that fails to say does not stop a download', async () => {
  expect(await missingSpace(MB, () => Promise.reject(new Error('no')))).toBe(0);
});
