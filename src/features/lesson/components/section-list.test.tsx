import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SKILL_NAMES } from '#src/messages/course.ts';
import { LESSON } from '#src/messages/lesson.ts';
import type { SectionState } from '#src/shared/lesson/section-states.ts';
import { SKILL_LOOKS } from '#src/ui/skills.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SectionList } from './section-list.tsx';

const row = (
  section: Pick<SectionState['section'], 'kind' | 'title' | 'skills'>,
  state: SectionState['state'],
): SectionState => ({
  section: { id: section.title, module_id: section.title, minutes: 5, ...section },
  state,
  waiting: false,
  stars: null,
  href: '/',
});

it('a section has the drawing and colour of its skill, its skills in words, and its state', () => {
  renderApp(
    <SectionList
      states={[
        row({ kind: 'practice', title: 'Bài đọc', skills: ['reading', 'speaking'] }, 'done'),
        row({ kind: 'video', title: 'Video', skills: [] }, 'todo'),
      ]}
    />,
  );
  const [practice, video] = screen.getAllByRole('listitem');
  if (!practice || !video) throw new Error('two sections were given');
  expect(practice.querySelectorAll(`.${SKILL_LOOKS.reading.soft} svg[viewBox="0 0 48 48"]`)).toHaveLength(1);
  for (const skill of ['reading', 'speaking'] as const)
    expect(within(practice).getByText(SKILL_NAMES[skill])).toBeVisible();
  expect(within(practice).getByText(LESSON.states.done)).toBeVisible();
  expect(video.querySelector('svg[viewBox="0 0 48 48"]')).toBeNull();
  expect(within(video).getByText(LESSON.states.todo)).toBeVisible();
});
