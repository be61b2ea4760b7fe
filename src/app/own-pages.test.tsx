import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import DeleteDialog from '#src/features/privacy/components/delete-dialog.tsx';
import { ServiceConsent } from '#src/features/privacy/components/service-consent.tsx';
import { TextConsent } from '#src/features/privacy/components/text-consent.tsx';
import { VoiceConsent } from '#src/features/privacy/components/voice-consent.tsx';
import { PasswordForm } from '#src/features/profile/components/password-form.tsx';
import { ProfileForm } from '#src/features/profile/components/profile-form.tsx';
import { PRIVACY } from '#src/messages/privacy.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { unsentTextWord } from '#src/platform/outbox/consent/text-consent.ts';
import {
  giveVoiceConsent,
  unsentVoiceWord,
  voiceConsentAt,
} from '#src/platform/outbox/consent/voice-consent.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { clearSession, currentSession, storeSession } from '#src/platform/session/session.ts';
import type { Profile } from '#src/shared/queries/profile.ts';

const ID = '019aa000-0000-7000-8000-000000000001';
const PHONE = '0912345678';
const profile: Profile = {
  id: ID,
  full_name: 'Lê Thị Bình',
  phone_number: PHONE,
  email: null,
  avatar_url: null,
  is_default_avatar: true,
  address: null,
  birthday: null,
  has_password: true,
  target_band: null,
  exam_date: null,
  daily_minutes: null,
};

type Answer = (body: unknown) => object | null;
/** What the server answers to `METHOD /path`: data, a failure with its code, or null for no network. */
const answers = new Map<string, Answer>();
const asked: [string, unknown][] = [];

const fetched: typeof fetch = async (url, init) => {
  const call = `${init?.method ?? 'GET'} ${String(url).replace('/api', '').replace(/\?.*/, '')}`;
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
  asked.push([call, body]);
  const data = answers.get(call)?.(body) ?? null;
  if (data === null) throw new TypeError('Failed to fetch');
  const failed = 'code' in data;
  const envelope = { message: '', time_current: Date.now(), data: failed ? null : data };
  return new Response(JSON.stringify({ ...envelope, ...(failed && data) }), { status: failed ? 400 : 200 });
};
const callsOf = (call: string) => asked.filter(([name]) => name === call).map(([, body]) => body);

function show(children: ReactNode): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MemoryRouter>,
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  storeSession('a-token', ID);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  answers.clear();
  asked.length = 0;
  clearSession();
});

describe('the profile form', () => {
  beforeEach(() => {
    answers.set('GET /address', () => ({ divisions: [{ code: '01', name: 'Thành phố Hà Nội' }] }));
    answers.set('GET /address/01', () => ({ divisions: [{ code: '00004', name: 'Phường Ba Đình' }] }));
  });

  it('says what is wrong, goes there, and sends nothing', () => {
    show(<ProfileForm profile={profile} onDone={() => undefined} />);
    type(PROFILE.fullName, ' ');
    type(PROFILE.email, 'binh');
    press(PROFILE.save);
    expect(alerts()).toEqual(['Thiếu thông tin họ và tên', 'Email không đúng định dạng']);
    expect(document.activeElement).toBe(screen.getByLabelText(PROFILE.fullName));
    expect(callsOf('POST /profile')).toEqual([]);
  });

  it('saves an address by its codes, chosen from above to below', async () => {
    const done = vi.fn();
    answers.set('POST /profile', () => profile);
    show(<ProfileForm profile={profile} onDone={done} />);
    await screen.findByRole('option', { name: 'Thành phố Hà Nội' });
    type(PROFILE.province, '01');
    press(PROFILE.save);
    expect(alerts()).toEqual(['Bạn chọn thêm phường, xã hoặc đặc khu nhé']);
    await screen.findByRole('option', { name: 'Phường Ba Đình' });
    type(PROFILE.ward, '00004');
    press(PROFILE.save);
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(callsOf('POST /profile')).toMatchObject([
      { address: { province: '01', ward: '00004', line: '' } },
    ]);
  });

  it('keeps what was typed, and an address whose lists cannot be had, with no network', async () => {
    answers.clear();
    const address = { province: '01', ward: '00004', line: '12 Lê Lợi' };
    show(<ProfileForm profile={{ ...profile, address }} onDone={() => undefined} />);
    await screen.findByText(PROFILE.addressOffline);
    type(PROFILE.fullName, 'Bình');
    press(PROFILE.save);
    await screen.findByText(PROFILE.saveNeedsNetwork);
    expect(screen.getByLabelText(PROFILE.fullName)).toHaveProperty('value', 'Bình');
    expect(callsOf('POST /profile')).toMatchObject([{ full_name: 'Bình', address }]);
  });
});

describe('the password form', () => {
  const fill = (password: string) => {
    type('Mật khẩu mới', password);
    type('Nhập lại mật khẩu', password);
  };

  it('sends hashes only, and is empty again once it is done', async () => {
    answers.set('POST /change-password', () => ({}));
    show(<PasswordForm profile={profile} />);
    type(PROFILE.oldPassword, 'cu-roi');
    fill('moi-hon');
    press(PROFILE.changePassword);
    await screen.findByText(PROFILE.passwordDone);
    expect(callsOf('POST /change-password')).toEqual([
      {
        old_password: expect.stringMatching(/^[0-9a-f]{64}$/),
        new_password: expect.stringMatching(/^[0-9a-f]{64}$/),
        re_new_password: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveProperty('value', '');
  });

  it("shows the server's message, and keeps what was typed", async () => {
    answers.set('POST /change-password', () => ({
      code: 'WRONG_CREDENTIALS',
      message: 'Mật khẩu hiện tại không chính xác',
    }));
    show(<PasswordForm profile={profile} />);
    type(PROFILE.oldPassword, 'sai');
    fill('moi-hon');
    press(PROFILE.changePassword);
    await screen.findByText('Mật khẩu hiện tại không chính xác');
    expect(screen.getByLabelText('Mật khẩu mới')).toHaveProperty('value', 'moi-hon');
  });

  it('asks for a code from one who has no password', async () => {
    answers.set('POST /v2.2/send-otp', () => ({ resend_after_seconds: 120 }));
    show(<PasswordForm profile={{ ...profile, has_password: false }} />);
    expect(screen.queryByLabelText(PROFILE.oldPassword)).toBeNull();
    fill('moi-hon');
    press(PROFILE.setPassword);
    expect(alerts()).toEqual(['Nhập đầy đủ mã OTP']);
    press(PROFILE.sendCode(PHONE));
    await screen.findByText(PROFILE.codeSent(PHONE));
    expect(callsOf('POST /v2.2/send-otp')).toEqual([{ phone: PHONE, type: 1, agent_type: 'web' }]);
    expect(screen.getByRole('timer').textContent).toMatch(/^Gửi lại mã sau 0[12]:/);
  });
});

describe('the voice consent', () => {
  beforeEach(() => Promise.all([db.commands.clear(), db.meta.clear()]));

  const box = () => screen.findByRole('checkbox', { name: PRIVACY.voiceLabel });
  const given = (at: number) => {
    const word = { kind: 'voice_ai', given: true, at };
    return { consents: [word], history: [word], services: [] };
  };

  it('given at the recorder is shown before the server has heard of it', async () => {
    answers.set('GET /privacy/consents', () => ({ consents: [], history: [], services: [] }));
    await giveVoiceConsent(ID);
    show(<VoiceConsent owner={ID} />);
    expect(await box()).toHaveProperty('checked', true);
    expect(screen.getByRole('status').textContent).toMatch(/^Bạn đồng ý ngày/);
  });

  it('withdrawn here holds at once, and is on its way to the server', async () => {
    answers.set('GET /privacy/consents', () => given(1));
    await giveVoiceConsent(ID);
    show(<VoiceConsent owner={ID} />);
    fireEvent.click(await box());
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Bạn rút lại ngày/));
    expect(await voiceConsentAt(ID)).toBeNull();
    expect(await unsentVoiceWord(ID)).toMatchObject({ given: false });
    expect(await box()).toHaveProperty('checked', false);
  });

  it('withdrawn on another device is withdrawn here', async () => {
    await giveVoiceConsent(ID);
    await db.commands.clear();
    const word = { ...given(Date.now()).consents[0], given: false };
    answers.set('GET /privacy/consents', () => ({ consents: [word], history: [word], services: [] }));
    show(<VoiceConsent owner={ID} />);
    expect(await box()).toHaveProperty('checked', false);
    expect(await voiceConsentAt(ID)).toBeNull();
  });
});

describe('the consent to a service outside', () => {
  const box = () => screen.findByRole('checkbox', { name: PRIVACY.serviceLabel });

  it('is off until it is given, and asks the server alone', async () => {
    answers.set('GET /privacy/consents', () => ({ consents: [], history: [], services: [] }));
    const word = { kind: 'voice_service', given: true, at: Date.now() };
    answers.set('POST /privacy/consents', () => ({ consents: [word], history: [word] }));
    show(<ServiceConsent owner={ID} />);
    expect(await box()).toHaveProperty('checked', false);
    fireEvent.click(await box());
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Bạn đồng ý ngày/));
    expect(await box()).toHaveProperty('checked', true);
    expect(callsOf('POST /privacy/consents')).toMatchObject([{ kind: 'voice_service', given: true }]);
  });

  it('stays as it was where the server is not reached, and says so', async () => {
    answers.set('GET /privacy/consents', () => ({ consents: [], history: [], services: [] }));
    show(<ServiceConsent owner={ID} />);
    fireEvent.click(await box());
    expect(await screen.findByText(PRIVACY.serviceFailed)).toBeTruthy();
    expect(await box()).toHaveProperty('checked', false);
  });
});

describe('the consent to be read by a service outside', () => {
  beforeEach(() => db.commands.clear());
  afterEach(() => db.commands.clear());

  it('is off until it is given, holds with no network after that, and can be taken back', async () => {
    answers.set('GET /privacy/consents', () => ({ consents: [], history: [], services: ['text_service'] }));
    show(<TextConsent owner={ID} />);
    const box = await screen.findByRole('checkbox', { name: PRIVACY.textLabel });
    expect(box).toHaveProperty('checked', false);
    expect(screen.getByRole('status').textContent).toBe(PRIVACY.textOff);
    fireEvent.click(box);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Bạn đồng ý ngày/));
    expect(await unsentTextWord(ID)).toMatchObject({ given: true });
    fireEvent.click(box);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Bạn rút lại ngày/));
    expect(await unsentTextWord(ID)).toMatchObject({ given: false });
  });
});

describe('the deletion', () => {
  /** A code of six digits has a cell for each. */
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

  it('sends a code for itself to the own number, and wants all of it', async () => {
    answers.set('POST /v2.2/send-otp', () => ({ resend_after_seconds: 120 }));
    open();
    await screen.findByText(PRIVACY.deleteNothingUnsent);
    press(PROFILE.sendCode(PHONE));
    await screen.findByText(PROFILE.codeSent(PHONE));
    expect(callsOf('POST /v2.2/send-otp')).toEqual([{ phone: PHONE, type: 2, agent_type: 'web' }]);
    type(PRIVACY.deletePhone, PHONE);
    typeCode('0123');
    press(PRIVACY.deleteConfirm);
    expect(alerts()).toEqual(['Nhập đầy đủ mã OTP']);
    expect(callsOf('POST /privacy/delete')).toEqual([]);
  });

  it('asks the server for nothing while the number is not the own', async () => {
    await confirm('0912345679');
    expect(alerts()).toEqual([PRIVACY.deleteMismatch]);
    expect(asked).toEqual([]);
  });

  it('leaves everything as it was with no network', async () => {
    await confirm(PHONE);
    await screen.findByText(PRIVACY.deleteNeedsNetwork);
    expect(currentSession().token).toBe('a-token');
  });

  it('takes the number as it is typed, signs out, and goes home', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    answers.set('POST /privacy/delete', () => ({}));
    await giveVoiceConsent(ID);
    await db.commands.clear();
    await confirm('+84 912.345.678');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(callsOf('POST /privacy/delete')).toEqual([{ phone: PHONE, code: '012345' }]);
    expect(currentSession()).toEqual({ token: null, learnerId: null });
    expect(await voiceConsentAt(ID)).toBeNull();
    assign.mockRestore();
  });
});
