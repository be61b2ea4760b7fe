import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotebookCard, QuestionCard, SoundCard, WordCard } from '#contract/notebook.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { afterReview, newMemory } from '#rules/notebook/schedule.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { LOOP } from '#src/shared/question-loop/messages/question-loop.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderApp, signIn, stopClock } from '#tests/support/render-app.tsx';
import { SOUND_CARD } from '../messages/sound-card.ts';
import { Component as NotebookPage } from './notebook-page.tsx';

const HOUR = 3_600_000;
/** Noon in Vietnam: what is due tomorrow depends on the time until midnight. */
const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const THEN = NOW - HOUR;

const question: QuestionCard = {
  kind: 'question',
  id: 'q:bees:bees.1',
  memory: afterReview(newMemory(THEN), 1, THEN),
  lapsed_at: THEN,
  last_event_at: THEN,
  question: {
    id: 'bees.1',
    position: 1,
    folder_id: 'f',
    folder_name: 'Reading',
    question_id_stem: null,
    grading_object: 0,
    marks: 1,
    content: {
      type_code: 'single_choice',
      prompt: 'Where do the bees live?',
      options: [
        { id: 'A', text: 'On roofs' },
        { id: 'B', text: 'In trees' },
      ],
    },
  },
  answers: { type_code: 'single_choice', choice: 'A' },
  explanation: 'Bài nói rõ ở đoạn đầu.',
  proofs: [{ name: null, quote: 'live on roofs', at: null }],
  wrong_answer: { type_code: 'single_choice', choice: 'B' },
  excerpt: 'City bees live on roofs.',
  exercise: 'Ong trên mái nhà',
};
const word: WordCard = {
  kind: 'word',
  id: 'w:hive',
  memory: newMemory(THEN - 1),
  lapsed_at: THEN - 1,
  last_event_at: THEN - 1,
  word: { word: 'hive', meaning: 'tổ ong', ipa: '/haɪv/', context: 'The hive is full.', source: null },
};

const voices = { woman: '/media/voices/w.m4a', man: '/media/voices/m.m4a' };
const sound: SoundCard = {
  kind: 'sound',
  id: 's:th',
  memory: afterReview(newMemory(THEN), 1, THEN),
  lapsed_at: THEN,
  last_event_at: THEN,
  sound: {
    id: 'th',
    ipa: 'θ',
    how: 'Đầu lưỡi thò nhẹ.',
    instead: 'Người Việt đọc thành “t”.',
    words: ['think', 'nothing', 'month'].map((text) => ({ text, vi: text, ipa: text, ipa_us: text, voices })),
  },
};

const api = fakeApi();
const serve = (...cards: NotebookCard[]): void =>
  api.answer(ENDPOINTS.notebook.list, {
    today: cards.length,
    now: NOW,
    cards,
  });

beforeEach(async () => {
  stopClock(NOW);
  serve(question, word);
  signIn();
  await db.commands.clear();
});

const show = () => renderApp(<NotebookPage />, { at: '/so-loi', client: queryClient });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const rating = (name: string) => new RegExp(`^${name}, `);
const reviews = async () =>
  (await listQueue(LEARNER)).map(({ body }) => body as { card_id: string; rating: number });

describe('a review', () => {
  it('shows the question, then the key, the previous answer and the explanation', async () => {
    show();
    expect(await screen.findByRole('heading', { name: NOTEBOOK.today(2) })).toBeVisible();
    await press(NOTEBOOK.start);
    expect(await screen.findByRole('region', { name: NOTEBOOK.excerpt })).toBeVisible();
    expect(screen.queryByText('Bài nói rõ ở đoạn đầu.')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /On roofs/ }));
    await press(LOOP.check);
    expect(screen.getByText(LOOP.right)).toBeVisible();
    expect(screen.getByText('B. In trees')).toBeVisible();
    expect(screen.getByText('Bài nói rõ ở đoạn đầu.')).toBeVisible();
    const bar = screen.getByRole('region', { name: new RegExp(NOTEBOOK.rate) });
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quên10 phút', 'Khó15 phút', 'Được1 ngày', expect.stringMatching(/^Dễ\d+ ngày$/)]);
  });

  it('is saved on the device, with the keyboard too, and ends with tomorrow’s count', async () => {
    show();
    await press(NOTEBOOK.start);
    await press(NOTEBOOK.reveal);
    fireEvent.keyDown(screen.getByRole('region', { name: NOTEBOOK.kinds.question }), { key: '3' });
    await press(NOTEBOOK.seeMeaning);
    expect(screen.getByText('tổ ong')).toBeVisible();
    expect(screen.getByText('/haɪv/')).toBeVisible();
    await press(rating('Dễ'));
    expect(await screen.findByRole('heading', { name: NOTEBOOK.doneTitle })).toBeVisible();
    expect(screen.getByRole('status').textContent).toBe(`${NOTEBOOK.doneText(2)} ${NOTEBOOK.tomorrow(1)}`);
    expect(await reviews()).toMatchObject([
      { card_id: question.id, rating: 3 },
      { card_id: word.id, rating: 4 },
    ]);
    await press(NOTEBOOK.toNotebook);
    expect(await screen.findByRole('heading', { name: NOTEBOOK.todayDone })).toBeVisible();
  });

  it('of a sound has its words by two voices, then how it is made, and is saved like the others', async () => {
    serve(sound);
    show();
    expect(await screen.findByText('/θ/ · think, nothing, month')).toBeVisible();
    await press(NOTEBOOK.start);
    expect(await screen.findByText('/θ/')).toBeVisible();
    expect(
      screen.getAllByRole('button', { name: /^Nghe (think|nothing|month), giọng (nữ|nam)$/ }),
    ).toHaveLength(6);
    expect(screen.queryByText('Đầu lưỡi thò nhẹ.')).toBeNull();
    await press(SOUND_CARD.reveal);
    expect(screen.getByText('Đầu lưỡi thò nhẹ.')).toBeVisible();
    await press(rating('Được'));
    expect(await screen.findByRole('heading', { name: NOTEBOOK.doneTitle })).toBeVisible();
    expect(await reviews()).toMatchObject([{ card_id: 's:th', rating: 3 }]);
    expect(api.callsOf(ENDPOINTS.notebook.list)[0]).toMatchObject({ query: { with: 'sounds' } });
  });

  it('brings a forgotten card back before the end', async () => {
    serve(word);
    show();
    await press(NOTEBOOK.start);
    await press(NOTEBOOK.seeMeaning);
    await press(rating('Quên'));
    await press(NOTEBOOK.seeMeaning);
    await press(rating('Được'));
    expect(await screen.findByRole('heading', { name: NOTEBOOK.doneTitle })).toBeVisible();
    expect(await reviews()).toMatchObject([{ rating: 1 }, { rating: 3 }]);
  });

  it('ignores keys before the answer is shown', async () => {
    show();
    await press(NOTEBOOK.start);
    fireEvent.keyDown(await screen.findByRole('region', { name: NOTEBOOK.kinds.question }), { key: '3' });
    expect(screen.getByRole('button', { name: NOTEBOOK.reveal })).toBeVisible();
    expect(await reviews()).toEqual([]);
  });

  it('reports that the device cannot save, and keeps the card', async () => {
    show();
    await press(NOTEBOOK.start);
    await press(NOTEBOOK.reveal);
    const full = vi
      .spyOn(db.commands, 'add')
      .mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    await press(rating('Được'));
    expect(await screen.findByText(NOTEBOOK.saveFailed, { exact: false })).toBeVisible();
    expect(screen.getByRole('button', { name: rating('Được') })).toBeVisible();
    full.mockRestore();
  });

  it('continues offline after the app was restarted', async () => {
    const first = show();
    await press(NOTEBOOK.start);
    await press(NOTEBOOK.reveal);
    api.noNetwork();
    await press(rating('Được'));
    await screen.findByRole('button', { name: NOTEBOOK.seeMeaning });
    await waitFor(async () => expect(await reviews()).toHaveLength(1));
    first.unmount();
    // Clears the cache in memory; the storage of the device stays.
    queryClient.clear();
    show();
    expect(await screen.findByRole('heading', { name: NOTEBOOK.today(1) })).toBeVisible();
    expect(await screen.findByText('hive')).toBeVisible();
  });
});

describe('the list', () => {
  it('opens a card, and removes it after a confirmation', async () => {
    show();
    fireEvent.click(await screen.findByText('hive'));
    await press(NOTEBOOK.remove);
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: NOTEBOOK.remove }));
    await waitFor(() => expect(screen.queryByText('hive')).toBeNull());
    expect(await listQueue(LEARNER)).toMatchObject([
      { operation: 'notebook.remove', body: { card_id: 'w:hive' } },
    ]);
    expect(screen.getByRole('heading', { name: NOTEBOOK.today(1) })).toBeVisible();
  });

  it('searches, offline too', async () => {
    show();
    await screen.findByText('hive');
    api.noNetwork();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'BEES live' } });
    await waitFor(() => expect(screen.queryByText('hive')).toBeNull());
    expect(screen.getByText('Where do the bees live?')).toBeVisible();
    expect(await screen.findByText(NOTEBOOK.searchOffline)).toBeVisible();
  });

  it('adds a typed word', async () => {
    show();
    await press(NOTEBOOK.addWord);
    fireEvent.change(await screen.findByRole('textbox', { name: NOTEBOOK.word }), {
      target: { value: 'nectar' },
    });
    await press(NOTEBOOK.save);
    expect(await screen.findByText('nectar')).toBeVisible();
    // It waits a day.
    expect(screen.getByRole('heading', { name: NOTEBOOK.today(2) })).toBeVisible();
  });
});

describe('the list of all cards', () => {
  it.each([
    ['how many there are on all pages', 47, NOTEBOOK.found(47, false)],
    ['that there are more, where an earlier server does not count them', undefined, NOTEBOOK.found(2, true)],
  ])('says %s', async (_, total, text) => {
    api.answerWith(ENDPOINTS.notebook.list, ({ query }) => ({
      now: NOW,
      cards: [question, word],
      more: query.scope === 'all',
      total,
    }));
    show();
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('an empty notebook', () => {
  it('encourages the learner, and adds a word', async () => {
    serve();
    show();
    expect(await screen.findByRole('heading', { name: NOTEBOOK.emptyTitle })).toBeVisible();
    expect(screen.getByRole('button', { name: NOTEBOOK.addWord })).toBeVisible();
  });

  it('keeps what is being typed when it turns out to be empty', async () => {
    const all = Promise.withResolvers<void>();
    const none = { today: 0, reviewed_today: [], now: NOW, cards: [], more: false };
    api.answerWith(ENDPOINTS.notebook.list, async ({ query }) => {
      if (query.scope === 'all') await all.promise;
      return none;
    });
    show();
    await press(NOTEBOOK.addWord);
    const field = await screen.findByRole('textbox', { name: NOTEBOOK.word });
    fireEvent.change(field, { target: { value: 'nectar' } });
    all.resolve();
    await screen.findByText(NOTEBOOK.emptyTitle);
    expect(field).toHaveValue('nectar');
    expect(field).toBeVisible();
  });

  it('says what to do when offline with nothing stored', async () => {
    api.noNetwork();
    show();
    expect(await screen.findByText(NOTEBOOK.offlineText)).toBeVisible();
  });
});
