import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { TalkSums } from '#contract/speaking.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { putAnswer, putAttempt } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { speakingSet } from '#tests/support/speaking-set.ts';
import { ROOM } from '../messages/speaking-room.ts';
import { STATISTICS } from '../messages/speaking-statistics.ts';
import { Component } from './speaking-room-page.tsx';

// The chart library takes seconds to load; the figures are in the tables.
vi.mock('#src/ui/bars.tsx', () => ({ default: () => null }));

const { speakingRoom, speakingStatistics } = ENDPOINTS;
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
const weekends = speakingSet();
const sleep = speakingSet({ id: 'speaking-sleep', title: 'Sleep', title_vi: 'Giấc ngủ' });
const building = speakingSet({
  id: 'speaking-a-building-in-town',
  title: 'A building in town',
  title_vi: 'Một tòa nhà ai cũng nhắc',
  category: 'places',
  part: 2,
  level: 3,
});
const test = speakingSet({
  id: 'speaking-test-1',
  mode: 'test',
  title_vi: 'Đề 1',
  part: null,
  category: null,
});
const band = {
  attempt_id: ATTEMPT,
  set_id: weekends.id,
  title_vi: 'Cuối tuần',
  mode: 'topic' as const,
  at: Date.parse('2026-03-02'),
  band: { low: 5, point: 5.5, high: 6 },
};
const SUMS: TalkSums = {
  talks: 2,
  seconds: 120,
  words: 200,
  talk_seconds: 110,
  pause_seconds: 22,
  diversity: 40,
  pronunciation: 70,
};

const api = fakeApi();
const open = (at = '/speaking-ai') =>
  renderRoutes(
    [
      { path: '/speaking-ai', Component },
      { path: '*', element: <p>elsewhere</p> },
    ],
    at,
  ).router;
const nextAction = () => screen.getByRole('link', { name: /^(Vào nói|Nói tiếp)$/ });
/** Another may be first until everything is there. */
const expectNext = (path: string): Promise<void> =>
  waitFor(() => expect(nextAction().getAttribute('href')).toBe(path));

beforeEach(async () => {
  signIn();
  await Promise.all(db.tables.map((table) => table.clear()));
  api.answer(speakingRoom.topics, { topics: [weekends, sleep, building], tests: [test] });
  api.answer(speakingRoom.courseTopics, { subject_id: 5, topics: [sleep, weekends] });
  api.answer(speakingRoom.inProgress, { sets: [] });
  api.answer(speakingRoom.categories, {
    categories: [{ code: 'life', topics: 2, done: 1 }],
  });
  api.answer(speakingRoom.testPredictions, {
    prediction: {
      quarter: '2026-Q4',
      written_on: '2026-11-23',
      title_vi: 'Cuối năm',
      basis_vi: '',
      topics: [{ set: building, likelihood: 'high', why_vi: '' }],
    },
  });
  api.answer(speakingRoom.userLevel, {
    level: 2,
    title_vi: 'Mức',
    summary_vi: '',
    levels: [{ level: 2, name_vi: 'Chuyện của mình', band: [4.5, 5], can_vi: [], not_yet_vi: [] }],
    prompts: [],
  });
  api.answer(speakingStatistics.home, { week: [0, 300, 0, 0, 0, 0, 0], seconds: 300, topics: 2, band });
});

/** Everything that comes with a request of its own. */
const showsAll = async (): Promise<void> => {
  expect(await screen.findByText(ROOM.level(2, 'Chuyện của mình'))).toBeVisible();
  expect(await screen.findByText(ROOM.minutes(5))).toBeVisible();
  expect(await screen.findByRole('option', { name: ROOM.categoryOption('Đời sống', 1, 2) })).toBeVisible();
  await expectNext('/virtual-speaking-practice/speaking-sleep');
  expect(await screen.findByText(ROOM.predictionTitle)).toBeVisible();
};

/** Ends the requests that are repeated with no network: they would reach the next test. */
const leave = async (): Promise<void> => {
  cleanup();
  await queryClient.cancelQueries();
};

describe('the speaking room', () => {
  it('offers what to do today first, with the level and the week', async () => {
    open();
    await expectNext('/virtual-speaking-practice/speaking-sleep');
    expect(screen.getByText(ROOM.todayFirst)).toBeVisible();
    expect(await screen.findByText(ROOM.level(2, 'Chuyện của mình'))).toBeVisible();
    expect(await screen.findByText(ROOM.minutes(5))).toBeVisible();
    expect(screen.getByText('5.0–6.0')).toBeVisible();
    expect(screen.getByText(ROOM.dayMinutes('Thứ ba', 5))).toBeVisible();
  });

  it('goes on first with what was begun on this device, sent or not', async () => {
    await putAttempt({
      id: ATTEMPT,
      owner: LEARNER,
      practiceId: weekends.id,
      openedAt: 5,
      submittedAt: null,
    });
    await putAnswer({
      attemptId: ATTEMPT,
      questionId: 'q1',
      owner: LEARNER,
      savedAt: 9,
      answer: {
        type_code: 'ielts_unscripted_speaking',
        recording_id: '019aa000-0000-7000-8000-0000000000c1',
      },
    });
    open();
    await expectNext('/virtual-speaking-practice/speaking-weekends');
    expect(screen.getByText(ROOM.goOn)).toBeVisible();
    expect(screen.getByText(ROOM.answered(1, 5))).toBeVisible();
  });

  it('finds topics without diacritics, and keeps the filter in the address', async () => {
    const router = open();
    fireEvent.change(await screen.findByLabelText(ROOM.search), { target: { value: 'toa nha' } });
    expect(await screen.findByText(ROOM.found(1))).toBeVisible();
    expect(router.state.location.search).toBe('?q=toa+nha');
    fireEvent.change(screen.getByLabelText(ROOM.part), { target: { value: '1' } });
    expect(await screen.findByText(ROOM.noneFound)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: ROOM.clear }));
    expect(await screen.findByText(ROOM.found(3))).toBeVisible();
    expect(await screen.findByRole('option', { name: ROOM.categoryOption('Đời sống', 1, 2) })).toBeVisible();
  });

  it('leads to tests, and opens from this device with no network', async () => {
    open();
    const tests = (await screen.findByRole('heading', { name: ROOM.testsTitle })).closest('section');
    expect(tests && within(tests).getByRole('link').getAttribute('href')).toBe(
      '/virtual-speaking-test/speaking-test-1',
    );
    await showsAll();
    await leave();
    queryClient.clear();
    api.noNetwork();
    open();
    await showsAll();
    await leave();
  });

  it('says what to do where nothing is stored and there is no network', async () => {
    api.noNetwork();
    open();
    expect(await screen.findByText(ROOM.needsNetwork)).toBeVisible();
    await leave();
  });
});

describe('the statistics', () => {
  const at = '/speaking-ai?view=statistics';
  beforeEach(() => {
    api.answer(speakingStatistics.userStatistics, { all: SUMS, topics: 3, topics_of: 48, tests: 1, band });
  });

  it('have a sentence and a table for each chart', async () => {
    const later = { ...band, attempt_id: LEARNER, band: { low: 6.5, point: 7, high: 7.5 } };
    api.answer(speakingStatistics.listStatistic, {
      days: [{ ...SUMS, day: vietnamDay(Date.now()) }],
      bands: [band, later],
    });
    open(at);
    expect(await screen.findByText(STATISTICS.minutesSaid(2, 2))).toBeVisible();
    expect(screen.getByText(STATISTICS.of(3, 48))).toBeVisible();
    expect(screen.getByText(STATISTICS.once(STATISTICS.pace.value('109')))).toBeVisible();
    expect(screen.getByText(STATISTICS.once(STATISTICS.pauses.value('20')))).toBeVisible();
    expect(
      screen.getByText(/^2 bài gần nhất có band: .* 5\.0–6\.0, .* 6\.5–7\.5\. Hai khoảng đã tách nhau/),
    ).toBeVisible();
    const table = screen.getByRole('table', { name: STATISTICS.bandTitle, hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true }).at(-1)?.textContent).toContain('6.5–7.5');
  });

  it('say that there is nothing yet, and lead back', async () => {
    api.answer(speakingStatistics.listStatistic, { days: [], bands: [] });
    open(at);
    expect(await screen.findByText(STATISTICS.emptyTitle)).toBeVisible();
    expect(screen.getByRole('link', { name: STATISTICS.emptyAction })).toBeVisible();
  });
});
