import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Role } from '#contract/staff.ts';
import { refreshRoles } from '#src/platform/session/roles.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { DeskNav } from './desk-nav.tsx';
import { TEACHER_DESK } from './words.ts';

const { staff, staffClasses, teacherDesk } = ENDPOINTS;
const api = fakeApi();

async function asStaff(...roles: Role[]): Promise<void> {
  api.answer(staff.me, {
    roles,
    second_factor: { is_set: true, open_until: null, recovery_codes_left: 10 },
  });
  await refreshRoles();
  renderApp(<DeskNav />);
}
const NONE = { writing: 0, speaking: 0, regrades: 0, mine: 0, overdue: 0, replies: 0 };
beforeEach(() => {
  signIn();
  api.answer(teacherDesk.queue, { works: [], more: false, counts: NONE });
});

it('tells a teacher of the lessons of today', async () => {
  api.answer(staffClasses.listOwn, { classes: [], next: null, today: 2 });
  await asStaff('teacher');
  const link = await screen.findByRole('link', { name: /Lớp của tôi/ });
  await waitFor(() => expect(link).toHaveTextContent(TEACHER_DESK.today(2)));
});

it('tells of answers that are not read', async () => {
  api.answer(staffClasses.listOwn, { classes: [], next: null, today: 0 });
  api.answer(teacherDesk.queue, { works: [], more: false, counts: { ...NONE, replies: 3 } });
  await asStaff('teacher');
  const link = await screen.findByRole('link', { name: /Bài đã trả/ });
  await waitFor(() => expect(link).toHaveTextContent(TEACHER_DESK.replies(3)));
});

it('tells nothing where there is none, or no network', async () => {
  api.noNetwork(staffClasses.listOwn);
  await asStaff('teacher');
  expect(await screen.findByRole('link', { name: TEACHER_DESK.classes })).toBeVisible();
});

it('is not for operators', async () => {
  await asStaff('operator');
  expect(screen.queryByRole('navigation')).toBeNull();
});
