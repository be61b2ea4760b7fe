import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deskClassDetail } from '#contract/operator-classes.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { CLASSES } from '../messages/classes.ts';
import { DESK } from '../messages/desk.ts';
import { ClassLessons } from './class-lessons.tsx';

const { staffLessons, staffClasses } = ENDPOINTS;
const ID = '019aa000-0000-4000-8000-00000000000a';
const LESSON = '019aa000-0000-4000-8000-00000000000b';
const starts_at = Date.parse('2099-12-01T19:30+07:00');

const of = made(deskClassDetail, {
  ...{ id: ID, code: 'T246', name: 'Lớp tối', level: 2 },
  ...{},
  lessons: [
    {
      ...{ id: LESSON, title: 'Buổi 1', starts_at, ends_at: starts_at + 5_400_000 },
      ...{ version: 3 },
    },
  ],
});

const api = fakeApi();

it('says in the dialog what stands in the way of a move, and keeps what was typed', async () => {
  renderApp(<ClassLessons of={of} />);
  fireEvent.click(screen.getByRole('button', { name: CLASSES.changeLessonOf('Buổi 1') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(CLASSES.begins)).toHaveValue('19:30');
  api.refuse(staffLessons.move, 'CLASS_REFUSED', 'Lớp hoặc giáo viên đã có buổi học khác trùng giờ này.');
  fireEvent.change(dialog.getByLabelText(CLASSES.ends), { target: { value: '00:30' } });
  fireEvent.click(dialog.getByRole('button', { name: DESK.save }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('trùng giờ');
  expect(dialog.getByLabelText(CLASSES.ends)).toHaveValue('00:30');
  expect(api.callsOf(staffLessons.move)).toMatchObject([
    { body: { version: 3, starts_at, ends_at: Date.parse('2099-12-02T00:30+07:00') } },
  ]);
});

it('moves, then renames with the version that the move leaves', async () => {
  renderApp(<ClassLessons of={of} />);
  fireEvent.click(screen.getByRole('button', { name: CLASSES.changeLessonOf('Buổi 1') }));
  const dialog = within(await screen.findByRole('dialog'));
  api.answer(staffLessons.rename, of);
  api.answer(staffLessons.move, of);
  fireEvent.change(dialog.getByLabelText(CLASSES.lessonTitle), { target: { value: 'Buổi đầu' } });
  fireEvent.change(dialog.getByLabelText(CLASSES.day), { target: { value: '2099-12-03' } });
  fireEvent.click(dialog.getByRole('button', { name: DESK.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(staffLessons.rename)).toMatchObject([{ body: { version: 4, title: 'Buổi đầu' } }]);
  expect(api.callsOf(staffLessons.move)).toMatchObject([{ body: { version: 3 } }]);
});

it('does not send a lesson without its times', async () => {
  renderApp(<ClassLessons of={{ ...of, lessons: [] }} />);
  fireEvent.click(screen.getByRole('button', { name: CLASSES.addLesson }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: DESK.save }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(CLASSES.incomplete);
  expect(api.callsOf(staffLessons.add)).toEqual([]);
});

it('sets homework that is found by its name', async () => {
  renderApp(<ClassLessons of={of} />);
  const found = {
    id: 'ong',
    kind: 'practice' as const,
    title: 'Ong trên mái nhà',
    place: 'Khởi động · Bài 1',
  };
  api.answer(staffClasses.findExercises, { exercises: [found], more: false });
  api.answer(staffLessons.setHomework, of);
  fireEvent.click(screen.getByRole('button', { name: CLASSES.homeworkOf('Buổi 1') }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('radio', { name: /Ong trên mái nhà/ }));
  fireEvent.click(dialog.getByRole('button', { name: CLASSES.homework }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(staffLessons.setHomework)).toEqual([{ exercise_id: 'ong', due_at: null }]);
});
