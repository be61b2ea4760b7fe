import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { LESSON } from '#src/messages/lesson.ts';
import { OTHER_PRODUCTS } from '#src/messages/other-products.ts';
import { useNotifications } from '#src/ui/notification.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { Component as LessonPage } from './lesson-page.tsx';

const api = fakeApi();

beforeEach(() => {
  api.refuse(ENDPOINTS.lesson.assets, 'COURSE_NOT_ACTIVATED');
  api.refuse(ENDPOINTS.lesson.assetsWithDetail, 'COURSE_NOT_ACTIVATED');
  signIn();
});
afterEach(() => {
  localStorage.clear();
  useNotifications.setState({ waiting: [] });
});

function open() {
  const elsewhere = (name: string) => ({ path: name, element: <p>elsewhere</p> });
  return renderRoutes(
    [
      { path: '/lesson/:id', Component: LessonPage },
      ...['/', '/tutor', '/error', '/course-detail/:id'].map(elsewhere),
    ],
    '/lesson/l',
  ).router;
}

it.each([
  ['whose course awaits activation goes to where it is activated', 2, '/course-detail/c?activate=l', []],
  ['who has not bought it goes home and sees why', 0, '/', [LESSON.closedText('Khởi đầu')]],
  ['whose course has expired goes home and sees why', 10, '/', [LESSON.expiredText]],
  ['whose check fails goes to the error page', null, '/error', []],
] as const)('a learner %s', async (_, status, place, texts) => {
  if (status === null) api.refuse(ENDPOINTS.lesson.isAllowed, 'SERVER_ERROR');
  else
    api.answer(ENDPOINTS.lesson.isAllowed, {
      course_activation_status: status,
      course_id: 'c',
      course_name: 'Khởi đầu',
    });
  const router = open();
  expect(await screen.findByText('elsewhere')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(place));
  expect(useNotifications.getState().waiting.map(({ text }) => text)).toEqual(texts);
});

it('a lesson of a course not bought names the course, and the products that do not include it', () => {
  expect(LESSON.closedText('Khởi đầu')).toContain('khóa tự học “Khởi đầu”');
  expect(LESSON.closedText(undefined)).toContain(OTHER_PRODUCTS);
});
