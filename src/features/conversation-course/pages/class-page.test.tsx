import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { conversationLevelsOf, courseClass, courseSection } from '#tests/support/conversation-course.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { CLASS, COURSE } from '../messages/course.ts';
import { Component } from './class-page.tsx';

const { conversationLevel, conversationCourse, conversation } = ENDPOINTS;
const api = fakeApi();
const open = (id = 'meeting') =>
  renderRoutes([{ path: '/conversation-detail/:id', Component }], `/conversation-detail/${id}`);
const wayOn = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

beforeEach(async () => {
  signIn();
  await Promise.all(db.tables.map((table) => table.clear()));
  api.answer(conversationLevel.levels, conversationLevelsOf(2, 2));
  api.answer(conversation.records, { records: [] });
  api.answerWith(conversationCourse.classes, ({ params }) => ({
    classes: params.id === 'hoi-thoai-1' ? [courseClass()] : [],
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(async () => {
  cleanup();
  await queryClient.cancelQueries();
});

it('is found in a course below the selected one, and begins with its lines', async () => {
  open();
  expect(await wayOn(COURSE.begin)).toBe('/conversation?view=phrases&class=meeting');
  expect(screen.getByText('Nice to meet you.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: CLASS.progress(0, 3) })).toBeVisible();
});

it.each([
  ['sound', '/pronunciation/ipa?sound=sound-id'],
  ['scene', '/virtual-practice-conversation/scene-id'],
] as const)('goes on with its %s', async (kind, to) => {
  const sections = [courseSection('phrases', { is_done: true }), courseSection(kind)];
  api.answer(conversationCourse.classes, { classes: [courseClass({ sections })] });
  open();
  expect(await wayOn(COURSE.goOn)).toBe(to);
});

it('leads to the next class when it is done', async () => {
  const done = courseClass({ sections: [courseSection('scene', { is_done: true })] });
  const next = courseClass({ id: 'moving', title_vi: 'Đi lại' });
  api.answer(conversationCourse.classes, { classes: [done, next] });
  open();
  expect(await screen.findByText(CLASS.done)).toBeVisible();
  expect(await wayOn(CLASS.next('Đi lại'))).toBe('/conversation-detail/moving');
});

it('says that there is no such class', async () => {
  open('gone');
  expect(await screen.findByText(CLASS.missingTitle)).toBeVisible();
});

it('opens from this device with no network, and says what to do without anything stored', async () => {
  const first = open();
  await wayOn(COURSE.begin);
  first.unmount();
  await queryClient.cancelQueries();
  queryClient.clear();
  api.noNetwork();
  const second = open();
  expect(await wayOn(COURSE.begin)).toBe('/conversation?view=phrases&class=meeting');
  second.unmount();
  await queryClient.cancelQueries();
  queryClient.clear();
  signIn('019aa000-0000-7000-8000-000000000009');
  open();
  expect(await screen.findByText(COURSE.needsNetwork)).toBeVisible();
});
