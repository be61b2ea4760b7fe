import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifications } from '#src/features/notifications/api/notifications.ts';
import { markSeen } from '#src/features/notifications/model/seen.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { clearSession } from '#src/platform/session/session.ts';
import type { NotebookData } from '#src/shared/notebook/due-cards.ts';
import { dueCards } from '#src/shared/notebook/due-cards.ts';
import { LEARNER, newQueryClient, signIn } from '#tests/support/render-app.tsx';
import { saveSubmission } from '#tests/support/save-work.ts';
import { firstCardsAt, keepBadge } from './keep-badge.ts';

const HOUR = 3_600_000;
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
const set = vi.fn(async () => undefined);
const clear = vi.fn(async () => undefined);
let stop = (): void => undefined;

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  markSeen(LEARNER, []);
  signIn();
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear });
  set.mockClear();
  clear.mockClear();
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

const cards = (due: number[], now = Date.now()): NotebookData => ({
  now,
  reviewed_today: [],
  cards: due.map((at, index) => ({
    kind: 'word',
    id: `w:${index}`,
    memory: {
      state: 2,
      due: at,
      last_review: null,
      stability: 1,
      difficulty: 1,
      scheduled_days: 1,
      learning_steps: 0,
      reps: 1,
      lapses: 0,
    },
    lapsed_at: now - HOUR,
    last_event_at: now - HOUR,
    word: { word: `word${index}`, meaning: null, ipa: null, context: null, source: null },
  })),
});

it('follows what waits, and is cleared when the learner leaves', async () => {
  const client = newQueryClient();
  stop = keepBadge(client);
  await vi.waitFor(() => expect(clear).toHaveBeenCalled());
  await saveSubmission({ owner: LEARNER, attemptId: ATTEMPT, practiceId: 'p', label: 'Bài' });
  await vi.waitFor(() => expect(set).toHaveBeenLastCalledWith(1));
  const graded = { kind: 'graded' as const, title: 'Bài', link: '/so-loi', at: 1 };
  client.setQueryData(notifications().queryKey, {
    notifications: [
      { ...graded, id: 'a' },
      { ...graded, id: 'b' },
    ],
  });
  client.setQueryData(dueCards().queryKey, cards([Date.now() - HOUR, Date.now() - HOUR]));
  await vi.waitFor(() => expect(set).toHaveBeenLastCalledWith(4));
  markSeen(LEARNER, ['a', 'b']);
  await vi.waitFor(() => expect(set).toHaveBeenLastCalledWith(2));
  clear.mockClear();
  clearSession();
  await vi.waitFor(() => expect(clear).toHaveBeenCalled());
});

it('breaks nothing where there are no badges', async () => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
  stop = keepBadge(newQueryClient());
  await saveSubmission({ owner: LEARNER, attemptId: ATTEMPT, practiceId: 'p', label: 'Bài' });
  expect(await db.commands.count()).toBe(1);
});

const NOON = Date.parse('2026-11-23T12:00:00+07:00');
it.each([
  ['none', [], null],
  ['one of this morning', [NOON - HOUR], NOON - HOUR],
  ['one of tomorrow', [NOON + 24 * HOUR], NOON + 24 * HOUR],
  ['one of this evening and one of tomorrow', [NOON + 24 * HOUR, NOON + HOUR], NOON + HOUR],
])('cards fall due: %s', (_, due, expected) => {
  expect(firstCardsAt(cards(due, NOON), NOON)).toBe(expected);
});
