import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { StaffState } from '#contract/staff.ts';
import { answerCodeRequest, useStaffCode } from '#src/platform/session/staff-code.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { STAFF_SECURITY } from '../messages/staff-security.ts';
import { Component } from './staff-security-page.tsx';

const api = fakeApi();
const { confirm, enrol, me, newRecoveryCodes, verify } = ENDPOINTS.staff;
const CODES = ['ABCD-EFGH-JKMN', '0123-4567-89AB'];
const UNTIL = Date.UTC(2026, 10, 21, 10);
const factor = (given: Partial<StaffState['second_factor']>) =>
  api.answer(me, {
    roles: ['teacher'],
    second_factor: { is_set: true, open_until: null, recovery_codes_left: 10, ...given },
  });
const press = (name: string) =>
  screen.findByRole('button', { name }).then((button) => fireEvent.click(button));

beforeEach(() => signIn());

describe('setting up', () => {
  beforeEach(async () => {
    factor({ is_set: false, recovery_codes_left: 0 });
    api.answer(enrol, { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBVGY3TQOJQ' });
    renderApp(<Component />);
    await press(STAFF_SECURITY.begin);
    await screen.findByRole('img', { name: STAFF_SECURITY.qrLabel });
  });
  const type = (code: string): void => {
    const cells = within(screen.getByRole('group', { name: STAFF_SECURITY.firstCode })).getAllByRole(
      'textbox',
    );
    for (const [place, digit] of [...code].entries())
      fireEvent.change(cells[place] ?? document.body, { target: { value: digit } });
  };

  it('shows QR code and key, confirms the first code, and shows the recovery codes once', async () => {
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
    api.answer(confirm, { recovery_codes: CODES, open_until: UNTIL });
    type('123456');
    await press(STAFF_SECURITY.confirm);
    expect(await screen.findByText('ABCD-EFGH-JKMN')).toBeVisible();
    expect(api.callsOf(confirm)).toMatchObject([{ body: { code: '123456' } }]);
    factor({ open_until: UNTIL });
    await press(STAFF_SECURITY.done);
    expect(await screen.findByText(STAFF_SECURITY.codesLeft(10))).toBeVisible();
    expect(screen.queryByText('ABCD-EFGH-JKMN')).toBeNull();
  });

  it('says that a code was wrong, and keeps the key on screen', async () => {
    api.refuse(confirm, 'SECOND_FACTOR_WRONG');
    type('123456');
    await press(STAFF_SECURITY.confirm);
    expect(await screen.findByText(/Mã không đúng hoặc đã dùng rồi/)).toBeVisible();
    expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  });
});

describe('entering', () => {
  beforeEach(async () => {
    factor({});
    renderApp(<Component />);
    await press(STAFF_SECURITY.useRecovery);
  });
  const type = (text: string) =>
    fireEvent.change(screen.getByLabelText(STAFF_SECURITY.recoveryLabel), { target: { value: text } });

  it('takes a recovery code as people type it', async () => {
    api.answer(verify, { open_until: UNTIL, recovery_codes_left: 9 });
    type('abcd efgh jkmn');
    factor({ open_until: UNTIL, recovery_codes_left: 9 });
    await press(STAFF_SECURITY.enter);
    expect(await screen.findByText(STAFF_SECURITY.codesLeft(9))).toBeVisible();
    expect(api.callsOf(verify)).toMatchObject([{ body: { code: 'ABCD-EFGH-JKMN' } }]);
  });

  it('says what a recovery code looks like, without sending half of one', async () => {
    type('abcd');
    await press(STAFF_SECURITY.enter);
    expect(await screen.findByText(STAFF_SECURITY.recoveryWrong)).toBeVisible();
    expect(api.callsOf(verify)).toEqual([]);
  });
});

describe('recovery codes', () => {
  beforeEach(async () => {
    factor({ open_until: UNTIL });
    api.answer(newRecoveryCodes, { recovery_codes: CODES });
    renderApp(<Component />);
    await press(STAFF_SECURITY.newCodes);
    await expect.poll(() => useStaffCode.getState().fresh).not.toBeNull();
    await useStaffCode.getState().fresh?.('123456');
    answerCodeRequest(true);
    await screen.findByText('ABCD-EFGH-JKMN');
  });

  it.each<[string, () => Promise<void>, string]>([
    ['copied', async () => undefined, STAFF_SECURITY.copied],
    ['refused by the browser', async () => Promise.reject(new Error('no')), STAFF_SECURITY.notCopied],
  ])('that are %s say so', async (_, write, told) => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    await press(STAFF_SECURITY.copy);
    expect(await screen.findByText(told)).toBeVisible();
    expect(copy.mock.calls[0]?.[0]).toContain(CODES.join('\n'));
    copy.mockRestore();
  });
});

it('says with no network that it cannot be shown', async () => {
  api.noNetwork();
  renderApp(<Component />);
  expect(await screen.findByRole('heading', { level: 2 })).toBeVisible();
});
