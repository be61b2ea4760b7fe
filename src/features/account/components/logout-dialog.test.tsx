import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { SHELL } from '#src/messages/shell.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { currentSender, setSender } from '#src/platform/outbox/owner/sender.ts';
import { storeSession } from '#src/platform/session/session.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { saveText } from '#tests/support/save-work.ts';
import LogoutDialog from './logout-dialog.tsx';

const LAN = '019aa000-0000-7000-8000-000000000001';
const show = () => renderApp(<LogoutDialog onClose={() => undefined} />);

const api = fakeApi();

beforeEach(async () => {
  api.noNetwork();
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await Promise.all(db.tables.map((table) => table.clear()));
  storeSession('token', LAN);
  await setSender({ owner: LAN, token: 'token' });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('counts the learner’s unsent work, including parked rows, and links to the outbox', async () => {
  await saveText(LAN, 'q1');
  await saveText(LAN, 'q2');
  await saveText('019aa000-0000-7000-8000-000000000002', 'q3');
  await db.commands.filter(({ label }) => label === 'q2').modify({ state: 'parked' });
  show();
  expect(await screen.findByText(SHELL.logoutUnsent(2))).toBeVisible();
  expect(screen.getByRole('link', { name: SHELL.sendFirst }).getAttribute('href')).toBe('/cho-gui');
});

it('preserves the queued work, and removes the sender', async () => {
  await saveText(LAN, 'q1');
  show();
  const leave = await screen.findByRole('button', { name: SHELL.logout });
  await waitFor(() => expect(leave).toHaveProperty('disabled', false));
  fireEvent.click(leave);
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/'));
  expect(await db.commands.toArray()).toMatchObject([{ owner: LAN, state: 'queued' }]);
  expect(await currentSender()).toBeNull();
});

it.each([
  [true, SHELL.backByPassword('0912345678'), false],
  [false, SHELL.backByCode('0912345678'), true],
])('says how one gets back in (with a password: %s)', async (has_password, text, offersPassword) => {
  api.answer(ENDPOINTS.account.getProfile, { has_password, phone_number: '0912345678' });
  show();
  expect(await screen.findByText(text)).toBeVisible();
  await screen.findByText(SHELL.logoutClean);
  expect(screen.queryByRole('link', { name: SHELL.setPasswordFirst }) !== null).toBe(offersPassword);
});
