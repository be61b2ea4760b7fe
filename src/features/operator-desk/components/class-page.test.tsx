import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deskClassDetail } from '#contract/operator-classes.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { CLASSES } from '../messages/classes.ts';
import { DESK } from '../messages/desk.ts';
import ClassList from './class-list.tsx';
import ClassPage from './class-page.tsx';

const { staffClasses } = ENDPOINTS;
const ID = '019aa000-0000-4000-8000-00000000000a';
const GONE = '019aa000-0000-4000-8000-0000000000c1';
const HERE = '019aa000-0000-4000-8000-0000000000c2';

const of = made(deskClassDetail, {
  ...{ id: ID, code: 'T246', name: 'Lớp tối', level: 2, status: 3 },
  teacher: { id: GONE, name: 'Cô Hà' },
  ...{},
});

const api = fakeApi();
beforeEach(() => {
  const teachers = [{ id: HERE, name: 'Thầy Nam' }];
  api.answer(staffClasses.list, { classes: [of], next: null, teachers });
  api.answer(staffClasses.one, of);
});

it('the list marks a class whose teacher is none any more', async () => {
  renderApp(<ClassList />);
  const row = await screen.findByRole('row', { name: /Lớp tối/ });
  expect(within(row).getByText(CLASSES.notTeacher('Cô Hà'))).toBeVisible();
});

it('the class says what to do, and the form takes nobody away unseen', async () => {
  renderApp(<ClassPage id={ID} />);
  expect(await screen.findByText(CLASSES.teacherGone('Cô Hà'))).toBeVisible();
  const words = 'Người này hiện không có quyền giáo viên.';
  api.refuse(staffClasses.change, 'CLASS_REFUSED', words);
  fireEvent.click(await screen.findByRole('button', { name: CLASSES.change }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(CLASSES.teacher)).toHaveValue(GONE);
  fireEvent.click(dialog.getByRole('button', { name: DESK.save }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  expect(api.sentTo(staffClasses.change)).toMatchObject([{ teacher_id: GONE }]);
  fireEvent.change(dialog.getByLabelText(CLASSES.teacher), { target: { value: HERE } });
  expect(dialog.getByLabelText(CLASSES.teacher)).toHaveValue(HERE);
});
