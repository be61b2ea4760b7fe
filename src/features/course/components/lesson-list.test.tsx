import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LESSON_PROGRESS } from '#contract/course.ts';
import { COURSE, SKILL_NAMES } from '#src/messages/course.ts';
import { LESSON } from '#src/messages/lesson.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import type { CourseDetails } from '../model/course-state.ts';
import { LessonList } from './lesson-list.tsx';

type Lesson = CourseDetails['lessons'][number];

const lesson = (id: string, change: Partial<Lesson>): Lesson => ({
  id,
  title: id,
  summary: '',
  type: 1,
  position: 1,
  minutes: 20,
  is_trial: false,
  progress: LESSON_PROGRESS.NOT_OPENED,
  ...change,
});
const LESSONS = [
  lesson('Một', {
    skills: ['reading', 'writing'],
    sections: { completed: 3, total: 3 },
    progress: LESSON_PROGRESS.COMPLETED,
  }),
  lesson('Hai', {
    skills: ['reading', 'writing'],
    sections: { completed: 1, total: 4 },
    progress: LESSON_PROGRESS.NOT_COMPLETED,
  }),
  // As an older app cached it.
  lesson('Ba', {}),
];

const show = (showsProgress: boolean) => {
  renderApp(<LessonList course={{ id: 'khoa', lessons: LESSONS }} showsProgress={showsProgress} />);
  return screen.getAllByRole('listitem');
};

it('a lesson shows its progress as a ring, and its skills as words for screen readers', () => {
  const [one, two, three] = show(true);
  if (!one || !two || !three) throw new Error('three lessons were given');
  expect(within(one).getByRole('progressbar', { name: LESSON.progress(3, 3) })).toBeVisible();
  expect(within(one).getByText(COURSE.done)).toBeVisible();
  expect(within(two).getByRole('progressbar', { name: LESSON.progress(1, 4) })).toBeVisible();
  for (const skill of ['reading', 'writing'] as const)
    expect(within(two).getByText(SKILL_NAMES[skill])).toBeVisible();
  expect(within(three).queryByRole('progressbar')).toBeNull();
  expect(within(three).getByRole('link', { name: 'Ba' })).toBeVisible();
});

it('somebody who does not study the course sees no ring', () => {
  show(false);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
