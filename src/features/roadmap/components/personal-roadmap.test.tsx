import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { formatDate } from '#rules/text/formats.ts';
import { levelSentence } from '#src/messages/levels.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { PLAN } from '../messages/roadmap-plan.ts';
import { PersonalRoadmap } from './personal-roadmap.tsx';

const today = vietnamDay(Date.now());
const exam = addDays(today, 70);

const profile = made(ENDPOINTS.account.getProfile.response, {
  id: LEARNER,
  full_name: 'Lê Thị Bình',
  phone_number: '0912345678',
  is_default_avatar: true,
  has_password: true,
  target_band: 6.5,
  exam_date: exam,
  daily_minutes: 60,
});
const facts: z.infer<typeof ENDPOINTS.roadmap.roadmap.response> = {
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
  estimated_this_week: 0,
};

const api = fakeApi();
const show = (changes: Partial<typeof profile> = {}, seen: Partial<typeof facts> = {}) => {
  api.answer(ENDPOINTS.account.getProfile, { ...profile, ...changes });
  api.answer(ENDPOINTS.roadmap.roadmap, { ...facts, ...seen });
  renderApp(<PersonalRoadmap />);
};

beforeEach(() => signIn());
afterEach(() => localStorage.clear());

describe('the personal plan', () => {
  it('says that the time is short, and what it is enough for', async () => {
    show({ target_band: 7.5 });
    expect(await screen.findByText(PLAN.shortTitle('7.5'))).toBeVisible();
    expect(screen.getByText(PLAN.realistic('6.0'))).toBeVisible();
    expect(screen.getByText(PLAN.partly(1))).toBeVisible();
  });

  it('names one level with its range, and all that it follows from', async () => {
    const on = addDays(today, -1);
    const level = { level: 1, low: 1, high: 1, from: 'placement', on } as const;
    show({}, { bands: [{ skill: 'writing', band: 5.5, on: today }], level });
    expect(await screen.findByText(levelSentence({ band: 4, low: 3, high: 5 }))).toBeVisible();
    const parts = [
      PLAN.placed('Foundation', formatDate(on)),
      PLAN.bandOf(PLAN.skills.writing, '5.5', formatDate(today)),
    ];
    expect(screen.getByText(PLAN.evidence(parts.join(', ')))).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Advanced' })).toBeNull();
  });

  it('goes week by week to the exam, with the progress so far', async () => {
    show({ daily_minutes: 240 });
    expect(await screen.findByText(PLAN.enoughTitle)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: /90\/1440 phút/ })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Viết và nói có lập luận: 4/10 bài' })).toBeVisible();
    const weeks = () => within(screen.getByRole('list', { name: PLAN.weeksTitle })).getAllByRole('heading');
    expect(weeks()).toHaveLength(6);
    expect(screen.queryByText(PLAN.examDay(formatDate(exam)))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: PLAN.more }));
    expect(weeks().length).toBeGreaterThan(9);
    expect(screen.getByText(PLAN.examDay(formatDate(exam)))).toBeVisible();
    expect(screen.getByText(PLAN.doRest)).toBeVisible();
  });

  it.each([
    ['measured', 0, null],
    ['from before time was measured', 30, PLAN.weekEstimated(30)],
    ['of an earlier server, which does not say', undefined, PLAN.weekEstimated(90)],
  ])('says which of the week’s minutes are estimates: those %s', async (_, estimated, words) => {
    show({}, { estimated_this_week: estimated });
    expect(await screen.findByRole('progressbar', { name: /90\/\d+ phút/ })).toBeVisible();
    expect(screen.queryByText(/ước tính/)?.textContent ?? null).toBe(words);
  });

  it('starts at a chosen level without tests, and remembers it', async () => {
    show({}, { bands: [] });
    fireEvent.click(await screen.findByRole('radio', { name: 'Advanced' }));
    expect(screen.getByText(PLAN.reachedTitle)).toBeVisible();
    cleanup();
    show({}, { bands: [] });
    expect(await screen.findByRole('radio', { name: 'Advanced' })).toHaveProperty('checked', true);
  });

  it('asks for a target, and plans without an exam date', async () => {
    show({ target_band: null });
    expect(await screen.findByText(PLAN.needsTarget)).toBeVisible();
    cleanup();
    show({ exam_date: null, daily_minutes: null });
    expect(await screen.findByText(PLAN.unbookedTitle)).toBeVisible();
    expect(screen.getByText(PLAN.minutesAssumed(60))).toBeVisible();
  });

  it('says what still works if it was never loaded', async () => {
    api.noNetwork();
    renderApp(<PersonalRoadmap />);
    expect(await screen.findByText(PLAN.needsNetwork)).toBeVisible();
  });
});
