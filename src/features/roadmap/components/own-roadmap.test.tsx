import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { formatDate } from '#rules/text/formats.ts';
import { clearSession, storeSession } from '#src/platform/session/session.ts';
import { PLAN } from '../messages/roadmap-plan.ts';
import { OwnRoadmap } from './own-roadmap.tsx';

const ID = '019aa000-0000-7000-8000-000000000001';
const today = vietnamDay(Date.now());
const exam = addDays(today, 70);

const profile = {
  id: ID,
  full_name: 'Lê Thị Bình',
  phone_number: '0912345678',
  email: null,
  avatar_url: null,
  is_default_avatar: true,
  address: null,
  birthday: null,
  has_password: true,
  target_band: 6.5,
  exam_date: exam,
  daily_minutes: 60,
};
const facts = {
  bands: [{ skill: 'reading', band: 6, on: '2026-02-01' }],
  level: null,
  courses: [
    {
      id: 'upper',
      name: 'Viết và nói có lập luận',
      level: 3,
      course_activation_status: 1,
      lessons: 10,
      lessons_done: 4,
      minutes: 600,
      minutes_done: 240,
    },
  ],
  week_starts_on: today,
  minutes_this_week: 90,
};

let served: Record<string, unknown> = {};
const fetched: typeof fetch = async (url) => {
  const data = served[String(url).replace('/api', '')];
  if (!data) throw new TypeError('no network');
  return Response.json({ message: '', data, time_current: 1 });
};
const show = (own: object = {}, seen: object = {}, network = true) => {
  served = !network ? {} : { '/profile': { ...profile, ...own }, '/ielts/roadmap': { ...facts, ...seen } };
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <OwnRoadmap />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  storeSession('token', ID);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearSession();
  localStorage.clear();
});

describe('the own plan', () => {
  it('says honestly that the time is short, and what it is enough for', async () => {
    show({ target_band: 7.5 });
    expect(await screen.findByText(PLAN.shortTitle('7.5'))).toBeTruthy();
    expect(screen.getByText(PLAN.realistic('6.0'))).toBeTruthy();
    expect(screen.getByText(PLAN.partly(1))).toBeTruthy();
  });

  it('goes week by week to the exam, with what is done of it', async () => {
    show({ daily_minutes: 240 });
    expect(await screen.findByText(PLAN.enoughTitle)).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: /90\/1440 phút/ })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Viết và nói có lập luận: 4/10 bài' })).toBeTruthy();
    const weeks = () => within(screen.getByRole('list', { name: PLAN.weeksTitle })).getAllByRole('heading');
    expect(weeks()).toHaveLength(6);
    expect(screen.queryByText(PLAN.examDay(formatDate(exam)))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: PLAN.more }));
    expect(weeks().length).toBeGreaterThan(9);
    expect(screen.getByText(PLAN.examDay(formatDate(exam)))).toBeTruthy();
    expect(screen.getByText(PLAN.doRest)).toBeTruthy();
  });

  it('begins with a level that is chosen where nothing was tested, and remembers it', async () => {
    show({}, { bands: [] });
    fireEvent.click(await screen.findByRole('radio', { name: 'Advanced' }));
    expect(screen.getByText(PLAN.reachedTitle)).toBeTruthy();
    cleanup();
    show({}, { bands: [] });
    expect(await screen.findByRole('radio', { name: 'Advanced' })).toHaveProperty('checked', true);
  });

  it('asks for a target, and plans without an exam', async () => {
    show({ target_band: null });
    expect(await screen.findByText(PLAN.needsTarget)).toBeTruthy();
    cleanup();
    show({ exam_date: null, daily_minutes: null });
    expect(await screen.findByText(PLAN.unbookedTitle)).toBeTruthy();
    expect(screen.getByText(PLAN.minutesAssumed(60))).toBeTruthy();
  });

  it('says what works where it was never read', async () => {
    show({}, {}, false);
    expect(await screen.findByText(PLAN.needsNetwork)).toBeTruthy();
  });
});
