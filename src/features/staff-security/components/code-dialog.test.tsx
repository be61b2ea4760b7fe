import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { STEP_UP_HEADER } from '#contract/protocol/envelope.ts';
import { callAsStaff } from '#src/platform/session/staff-code.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { STAFF_SECURITY } from '../messages/staff-security.ts';
import { CodeDialog } from './code-dialog.tsx';

const api = fakeApi();
const { me, newRecoveryCodes, verify } = ENDPOINTS.staff;
const { site } = ENDPOINTS.operatorOperations;

/** A desk with something typed, and a call that needs the code. */
function Desk() {
  const [answer, setAnswer] = useState('');
  const send = async (isGrave: boolean): Promise<void> => {
    const result = isGrave ? await callAsStaff(newRecoveryCodes, {}) : await callAsStaff(site, {});
    setAnswer(result.success ? 'done' : result.code);
  };
  return (
    <>
      <textarea aria-label="note" />
      <button type="button" onClick={() => void send(false)}>
        send
      </button>
      <button type="button" onClick={() => void send(true)}>
        renew
      </button>
      <p>{answer}</p>
      <CodeDialog />
    </>
  );
}

const note = () => screen.getByLabelText('note');

beforeEach(async () => {
  signIn();
  api.refuse(site, 'SECOND_FACTOR_REQUIRED');
});

async function openDialog(is_set: boolean, button = 'send'): Promise<void> {
  api.answer(me, {
    roles: ['teacher'],
    second_factor: { is_set, open_until: null, recovery_codes_left: 10 },
  });
  renderApp(<Desk />);
  fireEvent.change(note(), { target: { value: 'Bài viết có ý hay.' } });
  fireEvent.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('dialog');
}

it('asks for the code over the page, then goes on, and what was typed is still there', async () => {
  await openDialog(true);
  fireEvent.click(await screen.findByRole('button', { name: STAFF_SECURITY.useRecovery }));
  const field = screen.getByLabelText(STAFF_SECURITY.recoveryLabel);
  fireEvent.change(field, { target: { value: 'ABCD-EFGH-JKMN' } });
  api.answer(verify, { open_until: Date.now() + 1_000, recovery_codes_left: 9 });
  api.answer(site, { is_closed: false, until: null });
  fireEvent.click(screen.getByRole('button', { name: STAFF_SECURITY.enter }));
  expect(await screen.findByText('done')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(note()).toHaveValue('Bài viết có ý hay.');
});

it('closed without a code leaves the page as it was', async () => {
  await openDialog(true);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(await screen.findByText('SECOND_FACTOR_REQUIRED')).toBeVisible();
  expect(note()).toHaveValue('Bài viết có ý hay.');
});

it('leads whoever has no second factor yet to where it is set up', async () => {
  await openDialog(false);
  fireEvent.click(await screen.findByRole('link', { name: STAFF_SECURITY.goToSetUp }));
  expect(await screen.findByText('SECOND_FACTOR_REQUIRED')).toBeVisible();
});

const typeCode = (code: string): void => {
  const cells = within(screen.getByRole('group', { name: STAFF_SECURITY.firstCode })).getAllByRole('textbox');
  for (const [place, digit] of [...code].entries())
    fireEvent.change(cells[place] ?? document.body, { target: { value: digit } });
};

it('asks for a code of its own, says what was wrong with it, and makes the call with the next', async () => {
  await openDialog(true, 'renew');
  expect(await screen.findByText(STAFF_SECURITY.freshText)).toBeVisible();
  api.refuse(newRecoveryCodes, 'SECOND_FACTOR_WRONG');
  typeCode('123456');
  fireEvent.click(screen.getByRole('button', { name: STAFF_SECURITY.freshEnter }));
  expect(await screen.findByText(/Mã không đúng hoặc đã dùng rồi/)).toBeVisible();
  api.answer(newRecoveryCodes, { recovery_codes: [] });
  typeCode('654321');
  fireEvent.click(screen.getByRole('button', { name: STAFF_SECURITY.freshEnter }));
  expect(await screen.findByText('done')).toBeVisible();
  expect(api.callsOf(newRecoveryCodes).map(({ headers }) => headers.get(STEP_UP_HEADER))).toEqual([
    '123456',
    '654321',
  ]);
  expect(note()).toHaveValue('Bài viết có ý hay.');
});
