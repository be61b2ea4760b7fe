import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { COURSE } from '#src/messages/course.ts';
import { UI } from '#src/messages/ui.ts';
import { clearPersistedQueries, queryClient } from '#src/platform/offline/query-client.ts';
import { useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { hrefOf, infos, open, serveCourses, summary } from '#tests/support/served-courses.tsx';
import { OVERVIEW, TRIAL } from '../messages/course-offer.ts';

const api = serveCourses();

describe('a course’s overview', () => {
  it('shows its contents, and names the course in a request for advice', async () => {
    open('/course-overview/khoa', { signedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: summary.name })).toBeVisible();
    for (const text of [
      '3 bài luyện tập',
      '40 câu hỏi',
      /ít nhất 80% số câu của mỗi bài tập và đạt từ 60\/100/,
      'Reading',
      'Writing',
      'khoảng 2 giờ học',
    ])
      expect(screen.getByText(text)).toBeVisible();
    await waitFor(() => expect(useAdviceDialog.getState().about).toBe(summary.name));
    fireEvent.click(screen.getByRole('button', { name: OVERVIEW.advice }));
    expect(useAdviceDialog.getState()).toEqual({ asked: true, about: summary.name });
    cleanup();
    expect(useAdviceDialog.getState().about).toBeUndefined();
  });

  it('links only to trial lessons, and registers the trial of a learner', async () => {
    const router = open('/course-overview/khoa');
    expect(await screen.findByRole('link', { name: 'Bài hai' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bài mot' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: OVERVIEW.tryLesson }));
    await waitFor(() =>
      expect(api.callsOf(ENDPOINTS.courseTrial.registerTrial)).toMatchObject([{ params: { id: 'khoa' } }]),
    );
    expect(router.state.location.pathname).toBe('/lesson/hai');
  });

  it.each([
    ['activated', 1, OVERVIEW.enter],
    ['pending', 2, OVERVIEW.start],
  ] as const)('links to the course if it is %s', async (_, course_activation_status, name) => {
    api.answer(ENDPOINTS.courseOffers.infos, { ...infos, course_activation_status });
    open('/course-overview/khoa');
    expect(await hrefOf(name)).toBe('/course-detail/khoa');
  });

  it.each([
    [
      'the course does not exist',
      () => api.refuse(ENDPOINTS.courseOffers.infos, 'NOT_FOUND'),
      UI.notFoundTitle,
    ],
    ['there is no network', () => api.noNetwork(), UI.offlineTitle],
  ])('reports that %s', async (_, change, title) => {
    change();
    open('/course-overview/khoa');
    expect(await screen.findByText(title)).toBeVisible();
  });
});

describe('the trial class', () => {
  it('shows the lessons of the first skill, then of the chosen one', async () => {
    const router = open('/trial-class', { signedIn: false });
    const button = (name: string) => screen.getByRole('button', { name });
    expect((await screen.findByRole('button', { name: 'reading' })).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(screen.getByText(TRIAL.paid)).toBeVisible();
    fireEvent.click(button('writing'));
    await waitFor(() => expect(button('writing').getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByText(COURSE.free)).toBeVisible();
    expect(router.state.location.search).toBe('?skill=writing');
    expect(screen.getByText(TRIAL.guestTitle)).toBeVisible();
  });

  it('registers a trial when a learner opens a lesson, but not for a guest', async () => {
    open('/trial-class', { signedIn: false });
    fireEvent.click(await screen.findByRole('link', { name: 'Bài hai' }));
    expect(api.asked().filter((call) => call.startsWith('POST'))).toEqual([]);
    cleanup();
    queryClient.clear();
    open('/trial-class');
    fireEvent.click(await screen.findByRole('link', { name: 'Bài hai' }));
    await waitFor(() =>
      expect(api.callsOf(ENDPOINTS.courseTrial.registerTrial)).toMatchObject([{ params: { id: 'khoa' } }]),
    );
  });

  it('shows a way on if there are no lessons, and reports a missing network', async () => {
    api.answer(ENDPOINTS.courseTrial.trialSkillList);
    open('/trial-class');
    expect(await hrefOf(TRIAL.emptyAction)).toBe('/view-roadmap');
    cleanup();
    api.noNetwork();
    queryClient.clear();
    await clearPersistedQueries();
    open('/trial-class');
    expect(await screen.findByText(UI.offlineTitle)).toBeVisible();
  });
});
