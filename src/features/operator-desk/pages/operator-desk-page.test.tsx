import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AdviceItem } from '#contract/operator-advice.ts';
import { adviceDetail, adviceItem } from '#contract/operator-advice.ts';
import { PAGE_PATHS } from '#contract/pages.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { answerCodeRequest, useStaffCode } from '#src/platform/session/staff-code.ts';
import { useToasts } from '#src/ui/toast.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { ADVICE } from '../messages/advice.ts';
import { DESK } from '../messages/desk.ts';
import { Component } from './operator-desk-page.tsx';

const { operatorAdvice, operatorLearners, operatorReports } = ENDPOINTS;
const ID = '019aa000-0000-7000-8000-00000000000a';
const OTHER = '019aa000-0000-7000-8000-00000000000b';
const AT = Date.UTC(2026, 10, 26);

const api = fakeApi();

const item = made(adviceItem, {
  ...{ id: ID, asked_at: AT, name: 'Lê Thu Hà', about: 'Khóa nền tảng' },
  phone: '•••••••678',
});
const detail = made(adviceDetail, {
  ...item,
  ...{
    phone: '0912345678',
    sender: 'unknown',
  },
  events: [{ id: 1, at: AT, by: 'Mai', kind: 'note', text: 'Gọi lại sau 18 giờ.' }],
});
const page = (requests: AdviceItem[], next: string | null = null) => ({
  requests,
  next,
  open: { new: 1, called: 2 },
});
const open = (path: string) =>
  renderRoutes([{ path: PAGE_PATHS.operatorDesk, Component }], `/ban-dieu-hanh${path}`).router;

beforeEach(() => signIn());
afterEach(() => {
  useToasts.setState({ items: [] });
  useStaffCode.setState({ asked: false });
});

it('lists requests, with the filters in its address and the number out of it', async () => {
  api.answer(operatorAdvice.find, page([item]));
  const router = open('');
  const row = await screen.findByRole('row', { name: /Lê Thu Hà/ });
  expect(within(row).getByText('•••••••678')).toBeVisible();
  expect(screen.getByText(ADVICE.open(1, 2))).toBeVisible();
  fireEvent.change(screen.getByLabelText(ADVICE.state), { target: { value: 'closed' } });
  await waitFor(() => expect(router.state.location.search).toBe('?trang-thai=closed'));
  fireEvent.change(screen.getByLabelText(ADVICE.phoneEnd), { target: { value: '+84 912 345 678' } });
  fireEvent.click(screen.getByRole('button', { name: DESK.search }));
  await waitFor(() =>
    expect(api.callsOf(operatorAdvice.find).at(-1)?.body).toMatchObject({
      ...{ state: 'closed', assigned: 'any', phone: '0912345678' },
    }),
  );
  expect(router.state.location.search).toBe('?trang-thai=closed');
});

it('says that a search needs four digits', async () => {
  api.answer(operatorAdvice.find, page([]));
  open('');
  expect(await screen.findByText(ADVICE.emptyTitle)).toBeVisible();
  fireEvent.change(screen.getByLabelText(ADVICE.phoneEnd), { target: { value: '12' } });
  fireEvent.click(screen.getByRole('button', { name: DESK.search }));
  expect(await screen.findByText(ADVICE.phoneWrong)).toBeVisible();
});

it('tells the second operator who has a request', async () => {
  api.answer(operatorAdvice.one, detail);
  open(`/tu-van/${ID}`);
  const words = 'Mai đã nhận yêu cầu này rồi.';
  api.refuse(operatorAdvice.take, 'ADVICE_TAKEN', words);
  const take = await screen.findByRole('button', { name: ADVICE.take });
  api.answer(operatorAdvice.one, { ...detail, assignee: { id: OTHER, name: 'Mai' } });
  fireEvent.click(take);
  await waitFor(() => expect(useToasts.getState().items).toMatchObject([{ tone: 'error', text: words }]));
  expect(await screen.findByText(ADVICE.taken('Mai'))).toBeVisible();
  expect(screen.queryByRole('button', { name: ADVICE.to.called })).toBeNull();
});

it('sends a note once, under one id however often it is tried', async () => {
  api.answer(operatorAdvice.one, { ...detail, assignee: { id: LEARNER, name: 'Tôi' } });
  open(`/tu-van/${ID}`);
  const field = await screen.findByLabelText(ADVICE.note);
  const press = () => fireEvent.click(screen.getByRole('button', { name: ADVICE.noteAdd }));
  press();
  expect(await screen.findByText(ADVICE.noteMissing)).toBeVisible();
  api.refuse(operatorAdvice.note, 'SERVER_ERROR');
  fireEvent.change(field, { target: { value: 'Học buổi tối' } });
  press();
  await waitFor(() => expect(api.callsOf(operatorAdvice.note)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: ADVICE.noteAdd })).toBeEnabled());
  expect(field).toHaveValue('Học buổi tối');
  api.answer(operatorAdvice.note, detail);
  press();
  await waitFor(() => expect(field).toHaveValue(''));
  const [first, second] = api.callsOf(operatorAdvice.note).map(({ body }) => body);
  expect(second).toEqual(first);
});

it('asks for the code, and says so where it was not entered', async () => {
  api.refuse(operatorReports.list, 'SECOND_FACTOR_REQUIRED');
  open('/bao-loi');
  await waitFor(() => expect(useStaffCode.getState().asked).toBe(true));
  answerCodeRequest(false);
  expect(await screen.findByText(DESK.codeTitle)).toBeVisible();
});

it('says that it needs the network', async () => {
  api.noNetwork();
  open(`/nguoi-hoc/${ID}`);
  expect((await screen.findAllByText(DESK.needsNetwork)).length).toBeGreaterThan(0);
});

it('shows a whole number only when asked', async () => {
  api.answer(operatorLearners.one, {
    ...{ id: ID, name: 'Lê Thu Hà', phone: '•••••••678', registered_at: AT, last_studied_on: null },
    ...{ grants: [], devices: [], roles: [], operator_request: null, data_offered_at: null },
  });
  api.answer(operatorLearners.showPhone, { phone: '0912345678' });
  open(`/nguoi-hoc/${ID}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Hiện số' }));
  expect(await screen.findByRole('link', { name: ADVICE.call('0912345678') })).toBeVisible();
});

it('has no other parts', async () => {
  open('/khong-co');
  expect(await screen.findByRole('link', { name: DESK.title })).toBeVisible();
});
