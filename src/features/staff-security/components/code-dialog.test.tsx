import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callAsStaff } from '#src/platform/session/staff-code.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { STAFF_SECURITY } from '../messages/staff-security.ts';
import { CodeDialog } from './code-dialog.tsx';

const api = fakeApi();
const { me, newRecoveryCodes, verify } = ENDPOINTS.staff;

/** A desk with something typed, and a call that needs the code. */
function Desk() {
  const [answer, setAnswer] = useState('');
  const send = async (): Promise<void> => {
    const result = await callAsStaff(newRecoveryCodes, {});
    setAnswer(result.success ? 'done' : result.code);
  };
  return (
    <>
      <textarea aria-label="note" />
      <button type="button" onClick={() => void send()}>
        send
      </button>
      <p>{answer}</p>
      <CodeDialog />
    </>
  );
}

const note = () => screen.getByLabelText('note');

beforeEach(async () => {
  signIn();
  api.refuse(newRecoveryCodes, 'SECOND_FACTOR_REQUIRED');
});

async function openDialog(is_set: boolean): Promise<void> {
  api.answer(me, {
    roles: ['teacher'],
    second_factor: { is_set, open_until: null, recovery_codes_left: 10 },
  });
  renderApp(<Desk />);
  fireEvent.change(note(), { target: { value: 'Bài viết có ý hay.' } });
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  await screen.findByRole('dialog');
}

it('asks for the code over the page, then goes on, and what was typed is still there', async () => {
  await openDialog(true);
  fireEvent.click(await screen.findByRole('button', { name: STAFF_SECURITY.useRecovery }));
  const field = screen.getByLabelText(STAFF_SECURITY.recoveryLabel);
  fireEvent.change(field, { target: { value: 'ABCD-EFGH-JKMN' } });
  api.answer(verify, { open_until: Date.now() + 1_000, recovery_codes_left: 9 });
  api.answer(newRecoveryCodes, { recovery_codes: [] });
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
