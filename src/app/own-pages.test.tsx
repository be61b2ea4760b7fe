import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import DeleteDialog from '#src/features/privacy/components/delete-dialog.tsx';
import { ServiceConsent } from '#src/features/privacy/components/service-consent.tsx';
import { TextConsent } from '#src/features/privacy/components/text-consent.tsx';
import { VoiceConsent } from '#src/features/privacy/components/voice-consent.tsx';
import { PasswordForm } from '#src/features/profile/components/password-form.tsx';
import { ProfileForm } from '#src/features/profile/components/profile-form.tsx';
import { PRIVACY } from '#src/messages/privacy.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { unsentTextConsent } from '#src/platform/outbox/consent/text-consent.ts';
import { giveVoiceConsent, unsentVoiceConsent } from '#src/platform/outbox/consent/voice-consent.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { currentSession } from '#src/platform/session/session.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { voiceConsentAt } from '#tests/support/voice-consent-at.ts';

const ID = '019aa000-0000-7000-8000-000000000001';
const PHONE = '0912345678';
const profile = made(ENDPOINTS.account.getProfile.response, {
  id: ID,
  full_name: 'Lê Thị Bình',
  phone_number: PHONE,
  is_default_avatar: true,
  has_password: true,
});

const api = fakeApi();
/** No consent to external services has been given or refused yet. */
const SILENT = {};

const show = renderApp;

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

beforeEach(() => {
  signIn(ID);
  api.noNetwork();
});

describe('the profile form', () => {
  beforeEach(() => {
    api.answer(ENDPOINTS.address.provinces, { divisions: [{ code: '01', name: 'Thành phố Hà Nội' }] });
    api.answer(ENDPOINTS.address.districts, { divisions: [{ code: '00004', name: 'Phường Ba Đình' }] });
  });

  it('shows what is wrong, focuses the first error, and sends nothing', () => {
    show(<ProfileForm profile={profile} onDone={() => undefined} />);
    type(PROFILE.fullName, ' ');
    type(PROFILE.email, 'binh');
    press(PROFILE.save);
    expect(alerts()).toEqual(['Thiếu thông tin họ và tên', 'Email không đúng định dạng']);
    expect(document.activeElement).toBe(screen.getByLabelText(PROFILE.fullName));
    expect(api.sentTo(ENDPOINTS.profile.update)).toEqual([]);
  });

  it('saves an address by its codes, chosen from province to ward', async () => {
    const done = vi.fn();
    api.answer(ENDPOINTS.profile.update, profile);
    show(<ProfileForm profile={profile} onDone={done} />);
    await screen.findByRole('option', { name: 'Thành phố Hà Nội' });
    type(PROFILE.province, '01');
    press(PROFILE.save);
    expect(alerts()).toEqual(['Bạn chọn thêm phường, xã hoặc đặc khu nhé']);
    await screen.findByRole('option', { name: 'Phường Ba Đình' });
    type(PROFILE.ward, '00004');
    press(PROFILE.save);
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(api.sentTo(ENDPOINTS.profile.update)).toMatchObject([
      { address: { province: '01', ward: '00004', line: '' } },
    ]);
  });

  it('offline, keeps what was typed and an address whose lists cannot be loaded', async () => {
    api.noNetwork();
    const address = { province: '01', ward: '00004', line: '12 Lê Lợi' };
    show(<ProfileForm profile={{ ...profile, address }} onDone={() => undefined} />);
    await screen.findByText(PROFILE.addressOffline);
    type(PROFILE.fullName, 'Bình');
    press(PROFILE.save);
    await screen.findByText(PROFILE.saveNeedsNetwork);
    expect(screen.getByLabelText(PROFILE.fullName)).toHaveProperty('value', 'Bình');
    expect(api.sentTo(ENDPOINTS.profile.update)).toMatchObject([{ full_name: 'Bình', address }]);
  });
});

describe('the password form', () => {
  const fill = (password: string) => {
    type('Mật khẩu mới', password);
    type('Nhập lại mật khẩu', password);
  };

  it('sends only hashes, and is cleared after saving', async () => {
    api.answer(ENDPOINTS.profile.changePassword);
    show(<PasswordForm profile={profile} />);
    type(PROFILE.oldPassword, 'cu-roi');
    fill('moi-hon');
    press(PROFILE.changePassword);
    await screen.findByText(PROFILE.passwordDone);
    expect(api.sentTo(ENDPOINTS.profile.changePassword)).toEqual([
      {
        old_password: expect.stringMatching(/^[0-9a-f]{64}$/),
        new_password: expect.stringMatching(/^[0-9a-f]{64}$/),
        re_new_password: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveProperty('value', '');
  });

  it("shows the server's error message and keeps what was typed", async () => {
    const message = 'Mật khẩu hiện tại không chính xác';
    api.refuse(ENDPOINTS.profile.changePassword, 'WRONG_CREDENTIALS', message);
    show(<PasswordForm profile={profile} />);
    type(PROFILE.oldPassword, 'sai');
    fill('moi-hon');
    press(PROFILE.changePassword);
    await screen.findByText('Mật khẩu hiện tại không chính xác');
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveProperty('value', 'moi-hon');
  });

  it('asks for a code when there is no password yet', async () => {
    api.answer(ENDPOINTS.account.sendOtp, { resend_after_seconds: 120 });
    show(<PasswordForm profile={{ ...profile, has_password: false }} />);
    expect(screen.queryByLabelText(PROFILE.oldPassword)).toBeNull();
    fill('moi-hon');
    press(PROFILE.setPassword);
    expect(alerts()).toEqual(['Nhập đầy đủ mã OTP']);
    press(PROFILE.sendCode(PHONE));
    await screen.findByText(PROFILE.codeSent(PHONE));
    expect(api.sentTo(ENDPOINTS.account.sendOtp)).toEqual([{ phone: PHONE, type: 1, agent_type: 'web' }]);
    expect(screen.getByRole('timer').textContent).toMatch(/^Gửi lại mã sau 0[12]:/);
  });
});

describe('the voice consent', () => {
  beforeEach(() => Promise.all([db.commands.clear(), db.meta.clear()]));

  const box = () => screen.findByRole('checkbox', { name: PRIVACY.voiceLabel });
  const word = (given: boolean, at: number) => {
    const said = { kind: 'voice_ai' as const, given, at };
    return { consents: [said], history: [said], services: [] };
  };

  it('given at the recorder is shown before it reaches the server', async () => {
    api.answer(ENDPOINTS.privacy.consents, SILENT);
    await giveVoiceConsent(ID);
    show(<VoiceConsent owner={ID} />);
    expect(await box()).toHaveProperty('checked', true);
    expect(screen.getByRole('status').textContent).toMatch(/^Bạn đồng ý ngày/);
  });

  it('withdrawn here applies immediately and is queued for the server', async () => {
    api.answer(ENDPOINTS.privacy.consents, word(true, 1));
    await giveVoiceConsent(ID);
    show(<VoiceConsent owner={ID} />);
    fireEvent.click(await box());
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Bạn rút lại ngày/));
    expect(await voiceConsentAt(ID)).toBeNull();
    expect(await unsentVoiceConsent(ID)).toMatchObject({ given: false });
    expect(await box()).toHaveProperty('checked', false);
  });

  it('withdrawn on another device is withdrawn here, too', async () => {
    await giveVoiceConsent(ID);
    await db.commands.clear();
    api.answer(ENDPOINTS.privacy.consents, word(false, Date.now()));
    show(<VoiceConsent owner={ID} />);
    expect(await box()).toHaveProperty('checked', false);
    expect(await voiceConsentAt(ID)).toBeNull();
  });
});

describe('the consent to an external speech service', () => {
  const box = () => screen.findByRole('checkbox', { name: PRIVACY.serviceLabel });

  it('is off until it is given, and is changed only online', async () => {
    api.answer(ENDPOINTS.privacy.consents, SILENT);
    const word = { kind: 'voice_service' as const, given: true, at: Date.now() };
    api.answer(ENDPOINTS.privacy.setConsent, { consents: [word], history: [word] });
    show(<ServiceConsent owner={ID} />);
    expect(await box()).toHaveProperty('checked', false);
    fireEvent.click(await box());
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Bạn đồng ý ngày/));
    expect(await box()).toHaveProperty('checked', true);
    expect(api.sentTo(ENDPOINTS.privacy.setConsent)).toMatchObject([{ kind: 'voice_service', given: true }]);
  });

  it('stays unchanged and shows an error when the server is unreachable', async () => {
    api.answer(ENDPOINTS.privacy.consents, SILENT);
    show(<ServiceConsent owner={ID} />);
    fireEvent.click(await box());
    expect(await screen.findByText(PRIVACY.serviceFailed)).toBeVisible();
    expect(await box()).toHaveProperty('checked', false);
  });
});

describe('the consent to an external writing service', () => {
  beforeEach(() => db.commands.clear());
  afterEach(() => db.commands.clear());

  it('is off until it is given, applies offline from then on, and can be withdrawn', async () => {
    api.answer(ENDPOINTS.privacy.consents, { services: ['text_service'] });
    show(<TextConsent owner={ID} />);
    const box = await screen.findByRole('checkbox', { name: PRIVACY.textLabel });
    expect(box).toHaveProperty('checked', false);
    expect(screen.getByRole('status').textContent).toBe(PRIVACY.textOff);
    fireEvent.click(box);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Bạn đồng ý ngày/));
    expect(await unsentTextConsent(ID)).toMatchObject({ given: true });
    fireEvent.click(box);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Bạn rút lại ngày/));
    expect(await unsentTextConsent(ID)).toMatchObject({ given: false });
  });
});

describe('the deletion', () => {
  /** A six-digit code has one cell for each digit. */
  const typeCode = (code: string) => {
    const cells = screen.getAllByRole('textbox').slice(-6);
    for (const [at, digit] of [...code].entries())
      fireEvent.change(cells[at] ?? document.body, { target: { value: digit } });
  };
  const open = () => show(<DeleteDialog owner={ID} phone={PHONE} onClose={() => undefined} />);
  const confirm = async (typed: string) => {
    open();
    await screen.findByText(PRIVACY.deleteNothingUnsent);
    type(PRIVACY.deletePhone, typed);
    typeCode('012345');
    press(PRIVACY.deleteConfirm);
  };

  it('sends a deletion code to the learner’s number, and requires every digit', async () => {
    api.answer(ENDPOINTS.account.sendOtp, { resend_after_seconds: 120 });
    open();
    await screen.findByText(PRIVACY.deleteNothingUnsent);
    press(PROFILE.sendCode(PHONE));
    await screen.findByText(PROFILE.codeSent(PHONE));
    expect(api.sentTo(ENDPOINTS.account.sendOtp)).toEqual([{ phone: PHONE, type: 2, agent_type: 'web' }]);
    type(PRIVACY.deletePhone, PHONE);
    typeCode('0123');
    press(PRIVACY.deleteConfirm);
    expect(alerts()).toEqual(['Nhập đầy đủ mã OTP']);
    expect(api.sentTo(ENDPOINTS.privacy.deleteAccount)).toEqual([]);
  });

  it('makes no request while the number is not the learner’s', async () => {
    await confirm('0912345679');
    expect(alerts()).toEqual([PRIVACY.deleteMismatch]);
    expect(api.asked()).toEqual([]);
  });

  it('changes nothing when offline', async () => {
    await confirm(PHONE);
    await screen.findByText(PRIVACY.deleteNeedsNetwork);
    expect(currentSession().token).toBe('token');
  });

  it('accepts the number in any usual notation, signs out, and goes home', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    api.answer(ENDPOINTS.privacy.deleteAccount);
    await giveVoiceConsent(ID);
    await db.commands.clear();
    await confirm('+84 912.345.678');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(api.sentTo(ENDPOINTS.privacy.deleteAccount)).toEqual([{ phone: PHONE, code: '012345' }]);
    expect(currentSession()).toEqual({ token: null, learnerId: null });
    expect(await voiceConsentAt(ID)).toBeNull();
    assign.mockRestore();
  });
});
