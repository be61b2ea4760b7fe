import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { IN_VIETNAM } from '#contract/time-zone.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { isQueryStored } from '#src/platform/offline/refresh-queries.ts';
import { STREAK } from '#src/shared/streak/messages/streak.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderRoutes, signIn, stopClock } from '#tests/support/render-app.tsx';
import { studyMonth } from '../api/study-month.ts';
import { CALENDAR } from '../messages/streak-calendar.ts';
import { Component as StreakPage } from './streak-page.tsx';

const api = fakeApi();
const streak: ResponseOf<typeof ENDPOINTS.courseLearning.dayStreaks> = {
  today: '2026-11-21',
  length: 22,
  days: ['2026-11-16', '2026-11-19', '2026-11-20'],
  from: '2026-11-16',
  before: 19,
  freezes_before: 1,
  longest_before: 60,
  outages: ['2026-11-18'],
  skipped: [],
  zones: IN_VIETNAM,
};
const OCTOBER = [
  { day: '2026-10-30', kind: 'studied' as const },
  { day: '2026-10-31', kind: 'frozen' as const },
];

beforeEach(() => {
  stopClock(Date.parse('2026-11-21T12:00:00+07:00'));
  api.answer(ENDPOINTS.courseLearning.dayStreaks, streak);
  api.answerWith(ENDPOINTS.courseLearning.studyMonth, ({ query }) => ({
    month: String(query.month),
    first_month: '2026-10',
    days: query.month === '2026-10' ? OCTOBER : [{ day: '2026-11-02', kind: 'studied' as const }],
  }));
});

function open() {
  signIn();
  return renderRoutes([{ path: 'chuoi-ngay', Component: StreakPage }], '/chuoi-ngay');
}
/** The cell of a day, by its words. */
const cellOf = (text: string) => screen.findByRole('cell', { name: text });
const earlier = () => screen.getByRole('button', { name: CALENDAR.earlier });

describe('the page of the streak', () => {
  it('tells length, longest streak and freezes, and how they are counted', async () => {
    open();
    expect(await screen.findByText(CALENDAR.days(22))).toBeVisible();
    expect(screen.getByText(CALENDAR.days(60))).toBeVisible();
    // One freeze held, one earned on the 21st study day, one used on the 17th.
    expect(screen.getByText('1/2')).toBeVisible();
    expect(screen.getByText(/Cứ 7 ngày học trong chuỗi/)).toBeVisible();
  });

  it('shows a month as a table whose days say what became of them', async () => {
    open();
    const table = await screen.findByRole('table', { name: CALENDAR.month(11, 2026) });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    expect(await cellOf(`02/11/2026: ${STREAK.kinds.studied}`)).toBeVisible();
    expect(await cellOf(`17/11/2026: ${STREAK.kinds.frozen}`)).toBeVisible();
    expect(await cellOf(`18/11/2026: ${STREAK.kinds.outage}`)).toBeVisible();
    expect(await cellOf(`21/11/2026, ${CALENDAR.today}: ${STREAK.kinds.open}`)).toBeVisible();
    expect(screen.getByText(CALENDAR.studied(4))).toBeVisible();
  });

  it('goes back to the month of the first completion, and no further', async () => {
    open();
    await cellOf('02/11/2026: có học');
    expect(screen.getByRole('button', { name: CALENDAR.later })).toBeDisabled();
    fireEvent.click(earlier());
    expect(await cellOf(`31/10/2026: ${STREAK.kinds.frozen}`)).toBeVisible();
    expect(screen.getByRole('heading', { name: CALENDAR.month(10, 2026) })).toBeVisible();
    expect(earlier()).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: CALENDAR.later }));
    expect(screen.getByRole('heading', { name: CALENDAR.month(11, 2026) })).toBeVisible();
  });

  it('opens with no network, with the months that were looked at', async () => {
    open();
    await cellOf('02/11/2026: có học');
    await waitFor(async () => expect(await isQueryStored(studyMonth('2026-11'))).toBe(true));
    cleanup();
    api.noNetwork();
    queryClient.clear();
    open();
    expect(await cellOf('02/11/2026: có học')).toBeVisible();
    fireEvent.click(earlier());
    expect(await screen.findByText(CALENDAR.notHere)).toBeVisible();
  });

  it('draws a picture to share, without asking the network', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: CALENDAR.share }));
    expect(await screen.findByRole('img', { name: CALENDAR.picture(22) })).toBeVisible();
    expect(screen.getByRole('button', { name: CALENDAR.save })).toBeVisible();
  });
});
