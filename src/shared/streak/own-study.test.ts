// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WordCard } from '#contract/notebook.ts';
import { IN_VIETNAM } from '#contract/time-zone.ts';
import { newMemory } from '#rules/notebook/schedule.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import type { NotebookData } from '#src/shared/notebook/due-cards.ts';
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

const reviewed = (card_id: string, at = NOW) =>
  row('notebook.review', `review:${card_id}:${at}`, {
    card_id,
    rating: 3,
    event_id: crypto.randomUUID(),
    at,
    skew: 0,
  });
const cards = (count: number) => Array.from({ length: count }, (_, at) => reviewed(`w:word${at}`));
const wordCard = (word: string, due: number): WordCard => ({
  kind: 'word',
  id: `w:${word}`,
  memory: { ...newMemory(NOW), due },
  lapsed_at: NOW,
  last_event_at: NOW,
  word: { word, meaning: null, ipa: null, context: null, source: null },
});

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
    expect(daysOf(await waitingStudyDays(LAN, { now: NOW, zones: IN_VIETNAM, notebook: undefined }))).toEqual(
      days,
    );
  });
});

describe('waiting reviews', () => {
  it.each<[string, Stored[], NotebookData | undefined, string[]]>([
    ['nine cards', cards(9), undefined, []],
    ['ten cards', cards(10), undefined, ['2026-11-21']],
    ['one card ten times', Array.from({ length: 10 }, (_, at) => reviewed('w:a', NOW - at)), undefined, []],
    [
      'one, when no other is due',
      cards(1),
      { cards: [wordCard('later', NOW + 24 * HOUR)], now: NOW, reviewed_today: [] },
      ['2026-11-21'],
    ],
    [
      'one, when another is due tonight',
      cards(1),
      { cards: [wordCard('due', NOW + HOUR)], now: NOW, reviewed_today: [] },
      [],
    ],
    [
      'one after nine that the server has',
      cards(1),
      {
        cards: [wordCard('due', NOW)],
        now: NOW,
        reviewed_today: Array.from({ length: 9 }, (_, at) => `w:sent${at}`),
      },
      ['2026-11-21'],
    ],
  ])('%s', async (_, rows, notebook, days) => {
    await store(rows);
    const waiting = await waitingStudyDays(LAN, { now: NOW, zones: IN_VIETNAM, notebook });
    expect(daysOf(waiting)).toEqual(days);
  });
});
