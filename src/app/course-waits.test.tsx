import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { Component as PracticePage } from '#src/features/practice/pages/practice-page.tsx';
import { Component as SpeakingPage } from '#src/features/practice/pages/speaking-practice-page.tsx';
import { Component as RevisePage } from '#src/features/revise/pages/revise-page.tsx';
import { Component as SpeakingRevisePage } from '#src/features/revise/pages/speaking-revise-page.tsx';
import { COURSE } from '#src/messages/course.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderRoutes, signIn } from '#tests/support/render-app.tsx';

const PAGES = {
  practice: PracticePage,
  'speaking-practice': SpeakingPage,
  revise: RevisePage,
  'speaking-revise': SpeakingRevisePage,
};
type PageName = keyof typeof PAGES;
const names = Object.keys(PAGES) as PageName[];

const api = fakeApi();
const standing = (status: 0 | 2 | 10): void =>
  api.answer(ENDPOINTS.lesson.exerciseIsAllowed, {
    course_activation_status: status,
    course_id: 'c',
    course_name: 'Khởi đầu',
    study_end_date: status === 10 ? '2026-03-01' : null,
    lesson_id: 'l',
  });

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  api.noNetwork();
  api.refuse(ENDPOINTS.practice.listQuestion, 'COURSE_NOT_ACTIVATED');
  api.refuse(ENDPOINTS.revise.listQuestion, 'COURSE_NOT_ACTIVATED');
  signIn();
});

function open(name: PageName): void {
  renderRoutes([{ path: `/${name}/:id`, Component: PAGES[name] }], `/${name}/bai`);
}

it.each(names)('/%s asks to activate the pending course', async (name) => {
  standing(2);
  open(name);
  expect((await screen.findByRole('dialog', { name: COURSE.promptTitle })).textContent).toContain(
    COURSE.promptText,
  );
  expect(screen.getByRole('button', { name: COURSE.promptSkip })).toBeVisible();
  expect(screen.getAllByRole('button', { name: COURSE.promptActivate, hidden: true }).length).toBeGreaterThan(
    0,
  );
});

it.each(
  names.flatMap((name) => [
    [name, 'has not been bought', 0, COURSE.lockedText('Khởi đầu')] as const,
    [name, 'is over', 10, COURSE.expiredText('Khởi đầu', '01/03/2026')] as const,
  ]),
)('/%s of a course that %s says so, with a way out', async (name, _, status, text) => {
  standing(status);
  open(name);
  expect(await screen.findByText(text)).toBeVisible();
  const out = screen.getByRole('link', { name: COURSE.seeCourse });
  expect(out.getAttribute('href')).toBe('/course-detail/c');
});
