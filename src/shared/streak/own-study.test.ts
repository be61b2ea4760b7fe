// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { IN_VIETNAM } from '#contract/time-zone.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { daysOf, waitingStudyDays } from './own-study.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
const NOW = Date.parse('2026-11-21T20:00:00+07:00');
const HOUR = 3_600_000;

type Stored = Pick<CommandRow, 'operation' | 'params' | 'body' | 'state' | 'slot'>;
const row = (
  operation: string,
  slot: string,
  body: object,
  state: CommandRow['state'] = 'queued',
): Stored => ({ operation, params: { id: 'l' }, body, state, slot });
const done = (at: number, skew = 0, status = 2) =>
  row('lesson.updateProgress', 'progress:l:a', { section_id: 'a', status, at, skew });
const submitted = (body: object, state: CommandRow['state'] = 'queued') =>
  row('practice.submit', `submit:${ATTEMPT}`, { attempt_id: ATTEMPT, practice_id: 'p', ...body }, state);
const answered = row('practice.updateSingleAnswer', `answer:${ATTEMPT}:q`, {
  attempt_id: ATTEMPT,
  practice_id: 'p',
  question_id: 'q',
  answer: { type_code: 'free_text', text: 'x' },
  at: NOW,
  skew: 0,
});

/** Stores rows in the form that every version has used. */
const store = (rows: readonly Stored[]): Promise<unknown> =>
  db.commands.bulkAdd(
    rows.map((each) => ({
      ...each,
      id: crypto.randomUUID(),
      v: 1,
      owner: LAN,
      label: '',
      recordingId: null,
      after: [],
      tries: 0,
      savedAt: 1,
      nextTryAt: 0,
      size: 1,
      lastCode: null,
      lastMessage: null,
    })),
  );

beforeEach(() => db.commands.clear());

describe('waitingStudyDays', () => {
  it.each<[string, Stored[], string[]]>([
    ['nothing queued', [], []],
    ['a section completed now', [done(NOW)], ['2026-11-21']],
    ['a section only started', [done(NOW, 0, 1)], []],
    ['a practice submitted yesterday', [submitted({ at: NOW - 24 * HOUR, skew: 0 })], ['2026-11-20']],
    ['two on one day', [done(NOW), done(NOW - HOUR)], ['2026-11-21']],
    ['a clock two days ahead, whose skew is known', [done(NOW + 48 * HOUR, -48 * HOUR)], ['2026-11-21']],
    ['one queued for too long', [done(NOW - 49 * HOUR)], []],
    ['an answer, which is no completion', [answered], []],
    ['one that was refused and parked', [submitted({ at: NOW, skew: 0 }, 'parked')], []],
    ['one with an invalid body', [submitted({})], []],
  ])('%s', async (_, rows, days) => {
    await store(rows);
    expect(daysOf(await waitingStudyDays(LAN, NOW, IN_VIETNAM))).toEqual(days);
  });
});
