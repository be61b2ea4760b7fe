import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ACTIVATION_STATUS } from '#contract/course.ts';
import { COURSE } from '#src/messages/course.ts';
import { closeAdvice, useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { storeSession } from '#src/platform/session/session.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { LEARNING } from '../messages/course-learning.ts';
import type { CourseDetails } from '../model/course-state.ts';
import { CourseView } from './course-view.tsx';

const LESSON = {
  id: 'bai-1',
  title: 'Bài một',
  summary: '',
  type: 1,
  position: 1,
  minutes: 20,
  is_trial: false,
};
const COURSE_OF = made(ENDPOINTS.course.details.response, {
  id: 'khoa',
  name: 'Bước tới 6.0',
  level: 2,
  summary: '',
  lesson_count: 1,
  course_activation_status: ACTIVATION_STATUS.notPurchased,
  description: '',
  lessons: [{ ...LESSON, progress: 0 }],
});
const start = vi.fn();

const show = (part: Partial<CourseDetails>, search = '') => {
  storeSession('token', 'anh');
  return renderApp(<CourseView course={{ ...COURSE_OF, ...part }} activation={{ busy: false, start }} />, {
    at: `/course-detail/khoa${search}`,
  });
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const openLesson = () => fireEvent.click(screen.getByRole('link', { name: 'Bài một' }));

// Preloads the lazy components: loading them takes a while on a busy machine.
beforeAll(() =>
  Promise.all([
    import('./locked-course-dialog.tsx'),
    import('./confirm-course-dialog.tsx'),
    import('#src/shared/course-access/activation-prompt.tsx'),
    import('./course-learning.tsx'),
  ]),
);
afterEach(() => {
  start.mockReset();
  closeAdvice();
});

describe('a course', () => {
  it.each([
    ['not the learner’s', {}, COURSE.lockedTitle, /do trung tâm mở cho từng người học/],
    [
      'expired',
      { course_activation_status: ACTIVATION_STATUS.expired, study_end_date: '2026-03-01' },
      COURSE.expiredTitle,
      /“Bước tới 6.0” đã hết hạn từ ngày 01\/03\/2026 nên/,
    ],
  ])('that is %s explains why its lessons are locked, and offers advice', async (_, part, title, text) => {
    show(part);
    openLesson();
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    press(COURSE.advice);
    expect(useAdviceDialog.getState().asked).toBe(true);
    expect(start).not.toHaveBeenCalled();
  });

  it('that has expired explains how to continue, and offers no missions', async () => {
    show({ course_activation_status: ACTIVATION_STATUS.expired, study_end_date: '2026-03-01' });
    expect(screen.getByText(COURSE.overText)).toBeVisible();
    expect(screen.queryByText(COURSE.notForSale)).toBeNull();
    expect(screen.getByRole('link', { name: COURSE.payments }).getAttribute('href')).toBe('/payments');
    expect(await screen.findByText(LEARNING.progressTitle)).toBeVisible();
    expect(screen.queryByText(LEARNING.missionsTitle)).toBeNull();
    press(COURSE.advice);
    expect(useAdviceDialog.getState().asked).toBe(true);
  });

  it('that was granted asks for confirmation before it is activated', async () => {
    show({ course_activation_status: ACTIVATION_STATUS.pending, study_end_date: '2099-12-31' });
    press(COURSE.start);
    await screen.findByRole('dialog', { name: COURSE.confirmTitle });
    expect(screen.getByText('Bạn học được đến hết ngày 31/12/2099.')).toBeVisible();
    expect(start).not.toHaveBeenCalled();
    press(COURSE.promptActivate);
    expect(start).toHaveBeenCalledWith('bai-1');
  });

  it('that is free starts immediately', () => {
    show({ is_free: true, course_activation_status: ACTIVATION_STATUS.pending });
    press(COURSE.start);
    expect(start).toHaveBeenCalledWith('bai-1');
  });

  it('prompts for activation when one of its lessons is opened', async () => {
    show({ is_free: true, course_activation_status: ACTIVATION_STATUS.pending });
    openLesson();
    expect(await screen.findByText(COURSE.promptText)).toBeVisible();
    press(COURSE.promptActivate);
    expect(start).toHaveBeenCalledWith('bai-1');
  });

  it('prompts for activation immediately when a lesson was opened by its address', async () => {
    show({ is_free: true, course_activation_status: ACTIVATION_STATUS.pending }, '?activate=bai-1');
    expect(await screen.findByRole('dialog', { name: COURSE.promptTitle })).toBeVisible();
    expect(screen.getByRole('button', { name: COURSE.promptSkip })).toBeVisible();
    press(COURSE.promptActivate);
    expect(start).toHaveBeenCalledWith('bai-1');
  });
});
