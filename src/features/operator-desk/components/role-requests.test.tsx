import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { roleRequest } from '#contract/operator-learners.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { STEP_UP_HEADER } from '#contract/protocol/envelope.ts';
import { answerCodeRequest, useStaffCode } from '#src/platform/session/staff-code.ts';
import { useToasts } from '#src/ui/toast.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { DESK } from '../messages/desk.ts';
import { LEARNERS } from '../messages/learners.ts';
import RoleRequests from './role-requests.tsx';

const { approveRole, declineRole, roleRequests } = ENDPOINTS.operatorLearners;
const WORDS = LEARNERS.requests;
const ID = '019aa000-0000-7000-8000-00000000000a';
const OTHER = '019aa000-0000-7000-8000-00000000000b';
const AT = Date.UTC(2026, 10, 26);

const api = fakeApi();
const request = (by: string, counts_at: number | null = null) =>
  made(roleRequest, {
    ...{ id: ID, asked_at: AT, counts_at, asked_by: { id: by } },
    learner: { id: OTHER, name: 'Lê Thu Hà', phone: '•••••••678', registered_at: AT },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => signIn());
afterEach(() => {
  useToasts.setState({ items: [] });
  answerCodeRequest(false);
});

it('asks whoever agrees whether they mean it, and for a code', async () => {
  api.answer(roleRequests, { requests: [request(OTHER)] });
  renderApp(<RoleRequests />);
  expect(await screen.findByText(WORDS.needsYes)).toBeVisible();
  press(WORDS.approveOf('Lê Thu Hà'));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: WORDS.approve }));
  await expect.poll(() => useStaffCode.getState().fresh).not.toBeNull();
  api.answer(approveRole, {});
  api.answer(roleRequests, { requests: [] });
  await useStaffCode.getState().fresh?.('123456');
  answerCodeRequest(true);
  expect(await screen.findByText(WORDS.emptyTitle)).toBeVisible();
  expect(api.callsOf(approveRole).map(({ headers }) => headers.get(STEP_UP_HEADER))).toEqual(['123456']);
});

it('lets whoever asked only take it back, and says when it counts', async () => {
  api.answer(roleRequests, { requests: [request(LEARNER, AT)] });
  renderApp(<RoleRequests />);
  expect(await screen.findByText(/Tự có hiệu lực lúc/)).toBeVisible();
  expect(screen.queryByRole('button', { name: WORDS.approveOf('Lê Thu Hà') })).toBeNull();
  api.refuse(declineRole, 'REQUEST_DECIDED');
  api.answer(roleRequests, { requests: [] });
  press(WORDS.takeBackOf('Lê Thu Hà'));
  expect(await screen.findByText(WORDS.emptyTitle)).toBeVisible();
  expect(useToasts.getState().items).toMatchObject([
    { tone: 'error', text: expect.stringMatching(/đã được xử lý/) },
  ]);
});

it('says that it needs the network', async () => {
  api.noNetwork();
  renderApp(<RoleRequests />);
  expect(await screen.findByText(DESK.needsNetwork)).toBeVisible();
});
