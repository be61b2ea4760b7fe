import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NotebookCard, QuestionCard, WordCard } from '#contract/notebook.ts';
import { afterReview, newMemory } from '#rules/notebook/schedule.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { clearPersistedReads, queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { Component as NotebookPage } from './notebook-page.tsx';

const LAN = '019aa000-0000-7000-8000-000000000001';
const HOUR = 3_600_000;
/** Noon in Vietnam: what is due tomorrow depends on how far midnight is. */
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

let served: NotebookCard[] | null = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  served = [question, word];
  storeSession('t', LAN);
  await db.commands.clear();
  vi.stubGlobal('fetch', async () => {
    if (served === null) throw new TypeError('no network');
    const data = { today: served.length, reviewed_today: [], now: Date.now(), cards: served, more: false };
    return Response.json({ message: '', data, time_current: Date.now() });
  });
});
afterEach(async () => {
  cleanup();
  queryClient.clear();
  await clearPersistedReads();
  clearSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/so-loi']}>
        <NotebookPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const rating = (name: string) => new RegExp(`^${name}, `);
const reviews = async () =>
  (await listQueue(LAN)).map(({ body }) => body as { card_id: string; rating: number });

describe('a review', () => {
  it('shows the question, then the key, what was answered last time and why', async () => {
    show();
    expect(await screen.findByRole('heading', { name: NOTEBOOK.today(2) })).toBeTruthy();
    await press(NOTEBOOK.start);
    expect(await screen.findByRole('region', { name: NOTEBOOK.excerpt })).toBeTruthy();
    expect(screen.queryByText('Bài nói rõ ở đoạn đầu.')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /On roofs/ }));
    await press(NOTEBOOK.reveal);
    expect(screen.getByText(NOTEBOOK.right)).toBeTruthy();
    expect(screen.getByText('B. In trees')).toBeTruthy();
    expect(screen.getByText('Bài nói rõ ở đoạn đầu.')).toBeTruthy();
    const bar = screen.getByRole('region', { name: new RegExp(NOTEBOOK.rate) });
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quên10 phút', 'Khó15 phút', 'Được1 ngày', expect.stringMatching(/^Dễ\d+ ngày$/)]);
  });

  it('is saved on the device, by keys too, and ends with what tomorrow has', async () => {
    served = [question, word];
    show();
    await press(NOTEBOOK.start);
    await press(NOTEBOOK.reveal);
    fireEvent.keyDown(screen.getByRole('region', { name: NOTEBOOK.kinds.question }), { key: '3' });
    await press(NOTEBOOK.seeMeaning);
    expect(screen.getByText('tổ ong')).toBeTruthy();
    expect(screen.getByText('/haɪv/')).toBeTruthy();
    await press(rating('Dễ'));
    expect(await screen.findByRole('heading', { name: NOTEBOOK.doneTitle })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(`${NOTEBOOK.doneText(2)} ${NOTEBOOK.tomorrow(1)}`);
    expect(await reviews()).toMatchObject([
      { card_id: question.id, rating: 3 },
      { card_id: word.id, rating: 4 },
    ]);
    await press(NOTEBOOK.toNotebook);
    expect(await screen.findByRole('heading', { name: NOTEBOOK.todayDone })).toBeTruthy();
  });

  it('brings a forgotten card back before the end', async () => {
    served = [word];
    show();
    await press(NOTEBOOK.start);
    await press(NOTEBOOK.seeMeaning);
    await press(rating('Quên'));
    await press(NOTEBOOK.seeMeaning);
    await press(rating('Được'));
    expect(await screen.findByRole('heading', { name: NOTEBOOK.doneTitle })).toBeTruthy();
    expect(await reviews()).toMatchObject([{ rating: 1 }, { rating: 3 }]);
  });

  it('does not hear keys before the answer is shown', async () => {
    show();
    await press(NOTEBOOK.start);
    fireEvent.keyDown(await screen.findByRole('region', { name: NOTEBOOK.kinds.question }), { key: '3' });
    expect(screen.getByRole('button', { name: NOTEBOOK.reveal })).toBeTruthy();
    expect(await reviews()).toEqual([]);
  });

  it('says so when the device cannot save, and keeps the card', async () => {
    show();
    await press(NOTEBOOK.start);
    await press(NOTEBOOK.reveal);
    const full = vi
      .spyOn(db.commands, 'add')
      .mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    await press(rating('Được'));
    expect(await screen.findByText(NOTEBOOK.saveFailed)).toBeTruthy();
    expect(screen.getByRole('button', { name: rating('Được') })).toBeTruthy();
    full.mockRestore();
  });

  it('goes on with no network after a start of the app', async () => {
    const first = show();
    await press(NOTEBOOK.start);
    await press(NOTEBOOK.reveal);
    served = null;
    await press(rating('Được'));
    await screen.findByRole('button', { name: NOTEBOOK.seeMeaning });
    await waitFor(async () => expect(await reviews()).toHaveLength(1));
    first.unmount();
    // What memory held is gone; the store of the device stays.
    queryClient.clear();
    show();
    expect(await screen.findByRole('heading', { name: NOTEBOOK.today(1) })).toBeTruthy();
    expect(await screen.findByText('hive')).toBeTruthy();
  });
});

describe('the list', () => {
  it('opens a card, and takes it out after asking', async () => {
    show();
    fireEvent.click(await screen.findByText('hive'));
    await press(NOTEBOOK.remove);
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: NOTEBOOK.remove }));
    await waitFor(() => expect(screen.queryByText('hive')).toBeNull());
    expect(await listQueue(LAN)).toMatchObject([
      { operation: 'notebook.remove', body: { card_id: 'w:hive' } },
    ]);
    expect(screen.getByRole('heading', { name: NOTEBOOK.today(1) })).toBeTruthy();
  });

  it('finds words, with no network too', async () => {
    show();
    await screen.findByText('hive');
    served = null;
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'BEES live' } });
    await waitFor(() => expect(screen.queryByText('hive')).toBeNull());
    expect(screen.getByText('Where do the bees live?')).toBeTruthy();
    expect(await screen.findByText(NOTEBOOK.searchOffline, undefined, { timeout: 5000 })).toBeTruthy();
  });

  it('takes a word that is typed', async () => {
    show();
    await press(NOTEBOOK.addWord);
    fireEvent.change(await screen.findByRole('textbox', { name: NOTEBOOK.word }), {
      target: { value: 'nectar' },
    });
    await press(NOTEBOOK.save);
    expect(await screen.findByText('nectar')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: NOTEBOOK.today(3) })).toBeTruthy();
  });
});

describe('an empty notebook', () => {
  it('encourages, and takes a word', async () => {
    served = [];
    show();
    expect(await screen.findByRole('heading', { name: NOTEBOOK.emptyTitle })).toBeTruthy();
    expect(screen.getByRole('button', { name: NOTEBOOK.addWord })).toBeTruthy();
  });

  it('with no network and nothing stored says what to do', async () => {
    served = null;
    show();
    expect(await screen.findByText(NOTEBOOK.offlineText, undefined, { timeout: 5000 })).toBeTruthy();
  });
});
