import 'fake-indexeddb/auto';
import { beforeEach, expect, it } from 'vitest';
import type { DownloadQuery } from '#contract/download.ts';
import { putAnswer, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import type { DownloadRow } from './db.ts';
import { hasWorkUnderWay } from './work-under-way.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const NOW = 1_000_000;

beforeEach(() => Promise.all([db.attempts.clear(), db.answers.clear()]));

const download = (operation: DownloadQuery['operation']) =>
  ({ owner: LAN, manifest: { reads: [{ operation, id: 'one', bytes: 1, version: '' }] } }) as DownloadRow;

const begin = (change: object = {}) =>
  putAttempt({ id: 'a', owner: LAN, practiceId: 'one', openedAt: 1, submittedAt: null, ...change });
const answer = () =>
  putAnswer({
    attemptId: 'a',
    questionId: 'q1',
    owner: LAN,
    answer: { type_code: 'free_text', text: 'x' },
    savedAt: 2,
  });

const timed = (deadlineAt: number) => ({ test: { skew: 0, deadlineAt, marks: {} } });

it.each<[string, DownloadQuery['operation'], () => Promise<unknown>, boolean]>([
  ['nothing was opened', 'practice.listQuestion', async () => undefined, false],
  ['a practice was opened', 'practice.listQuestion', begin, false],
  ['a practice was begun', 'practice.listQuestion', async () => [await begin(), await answer()], true],
  [
    'a practice was handed in',
    'practice.listQuestion',
    async () => [await begin({ submittedAt: 3 }), await answer()],
    false,
  ],
  ['a timed test runs', 'practiceTest.listQuestion', () => begin(timed(NOW + 1)), true],
  ['the time of a test is over', 'practiceTest.listQuestion', () => begin(timed(NOW)), false],
  ['a topic was begun', 'speakingRoom.listQuestions', async () => [await begin(), await answer()], true],
  [
    'a speaking test was begun',
    'speakingExam.listQuestions',
    async () => [await begin(), await answer()],
    true,
  ],
  ['the trial was begun', 'speakingTrial.listQuestions', async () => [await begin(), await answer()], true],
])('work is under way where %s', async (_, operation, prepare, expected) => {
  await prepare();
  expect(await hasWorkUnderWay(download(operation), NOW)).toBe(expected);
});
