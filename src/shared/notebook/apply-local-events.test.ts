import { describe, expect, it } from 'vitest';
import type { Memory, NotebookRating, SavedWord, WordCard } from '#contract/notebook.ts';
import { afterReview, newMemory } from '#rules/notebook/schedule.ts';
import { applyLocalEvents, type LocalEvent, withLocalEvents } from './apply-local-events.ts';
import type { NotebookData } from './due-cards.ts';
import { notebookNow } from './use-notebook.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T20:00:00+07:00');

const wordOf = (word: string, more: Partial<SavedWord> = {}): SavedWord => ({
  word,
  meaning: null,
  ipa: null,
  context: null,
  source: null,
  ...more,
});
const card = (word: string, memory: Memory = newMemory(NOW - DAY), at = NOW - DAY): WordCard => ({
  kind: 'word',
  id: `w:${word}`,
  memory,
  lapsed_at: at,
  last_event_at: at,
  word: wordOf(word),
});
const read = (cards: WordCard[], reviewed_today: string[] = [], now = NOW): NotebookData => ({
  cards,
  now,
  reviewed_today,
});
const review = (word: string, rating: NotebookRating, at = NOW): LocalEvent => ({
  cardId: `w:${word}`,
  event: { id: `${word}${at}`, at, kind: 'review', rating },
});
const saved = (word: string, more: Partial<SavedWord> = {}, at = NOW): LocalEvent => ({
  cardId: `w:${word}`,
  event: { id: `${word}${at}`, at, kind: 'saved', rating: null },
  word: wordOf(word, more),
});
const removed = (word: string, at = NOW): LocalEvent => ({
  cardId: `w:${word}`,
  event: { id: `${word}${at}`, at, kind: 'removed', rating: null },
});

describe('cards with the events queued on this device', () => {
  it('are reviewed by the rules of the server', () => {
    const hive = card('hive');
    const [after] = applyLocalEvents([hive], [review('hive', 3)]);
    expect(after?.memory).toEqual(afterReview(hive.memory, 3, NOW));
  });

  it('apply a review once, even if the server has it already', () => {
    const own = [review('hive', 3)];
    const [once] = applyLocalEvents([card('hive')], own);
    if (!once) throw new Error('no card');
    expect(applyLocalEvents([once], own)).toEqual([once]);
  });

  it('apply reviews by their time, whatever their order', () => {
    const own = [review('hive', 3), review('hive', 1, NOW - 20 * MINUTE)];
    expect(applyLocalEvents([card('hive')], own)).toEqual(applyLocalEvents([card('hive')], own.toReversed()));
  });

  it('have new words first, lose removed ones, and ignore other cards', () => {
    const own = [saved('nectar'), removed('hive'), review('unknown', 3), saved('pollen', {}, NOW + 1)];
    const cards = applyLocalEvents([card('hive'), card('wax')], own);
    expect(cards.map(({ id }) => id)).toEqual(['w:pollen', 'w:nectar', 'w:wax']);
  });

  it('allow a review of a word that was saved and reviewed with no network', () => {
    const [nectar] = applyLocalEvents([], [saved('nectar'), review('nectar', 4, NOW + MINUTE)]);
    expect(nectar?.memory).toMatchObject({ state: 2, reps: 1 });
  });

  it('show the latest meaning, and keep a known pronunciation', () => {
    const hive = { ...card('hive'), word: wordOf('hive', { ipa: '/haɪv/' }) };
    expect(applyLocalEvents([hive], [saved('hive', { meaning: 'tổ ong' })])).toMatchObject([
      { word: { meaning: 'tổ ong', ipa: '/haɪv/' }, memory: hive.memory },
    ]);
  });
});

describe('cached cards', () => {
  it.each<[string, number, string[]]>([
    ['the same evening', NOW + MINUTE, ['w:wax', 'w:hive']],
    ['the next day', NOW + DAY, []],
  ])('knows what was reviewed today: %s', (_name, now, reviewed) => {
    expect(withLocalEvents(read([], ['w:wax']), [review('hive', 3)], now).reviewed_today).toEqual(reviewed);
  });
});

describe('today', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => card(`word${at}`, newMemory(NOW - DAY), NOW - DAY - at));

  it('has at most one day’s share, the rest tomorrow', () => {
    const plan = notebookNow(read(many(50)), [], NOW);
    expect([plan.today.length, plan.tomorrow, plan.reviewed]).toEqual([30, 20, 0]);
  });

  it('is done once its share is reviewed, even with no network', () => {
    const own = Array.from({ length: 30 }, (_, at) => review(`word${at}`, 3));
    const plan = notebookNow(read(many(50)), own, NOW);
    expect([plan.today.length, plan.reviewed]).toEqual([0, 30]);
  });

  it('has a forgotten card again', () => {
    const own = Array.from({ length: 30 }, (_, at) => review(`word${at}`, at === 0 ? 1 : 3));
    expect(notebookNow(read(many(50)), own, NOW).today.map(({ id }) => id)).toEqual(['w:word0']);
  });
});
