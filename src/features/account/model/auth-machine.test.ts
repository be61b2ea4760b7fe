import { describe, expect, it } from 'vitest';
import { type AuthEvent, type AuthState, authStep, startAuth } from './auth-machine.ts';

const play = (start: 'register' | 'login', ...events: AuthEvent[]): AuthState =>
  events.reduce(authStep, startAuth(start));

const typed = (phone: string): AuthEvent => ({ type: 'phone-typed', phone });
const code = (value: string): AuthEvent => ({ type: 'code-typed', code: value });
const submitRegister: AuthEvent = { type: 'register-submitted' };
const submitCode: AuthEvent = { type: 'code-submitted' };
const forgot: AuthEvent = { type: 'password-forgotten' };
const exists = (value: boolean, hasPassword = true): AuthEvent => ({
  type: 'account-checked',
  exists: value,
  hasPassword,
});
const byCode: AuthEvent = { type: 'code-chosen' };
const sent: AuthEvent = { type: 'otp-sent', now: 1_000 };
const verified: AuthEvent = { type: 'otp-verified', ok: true, text: '' };
const token: AuthEvent = { type: 'token-received', token: 't', learnerId: 'l' };
const failed: AuthEvent = { type: 'failed', message: 'Máy chủ nói vậy' };
const login = (password: string): AuthEvent => ({ type: 'login-submitted', password });
const reset = (password: string, confirmation: string): AuthEvent => ({
  type: 'reset-submitted',
  password,
  confirmation,
});

const PHONE = typed('0912 345 678');
const toOtp: AuthEvent[] = [PHONE, submitRegister, exists(false), sent];
const toForgotOtp: AuthEvent[] = [PHONE, forgot, exists(true), sent];
const toReset: AuthEvent[] = [...toForgotOtp, code('123456'), submitCode, verified];

describe('page and call after each step', () => {
  it.each([
    ['registering looks up the account', 'register', [PHONE, submitRegister], 'register', 'check-account'],
    [
      'an unknown number gets a code',
      'register',
      [PHONE, submitRegister, exists(false)],
      'register',
      'send-otp',
    ],
    ['the code page opens once the code is sent', 'register', toOtp, 'otp-register', null],
    ['a known number leads to sign-in', 'register', [PHONE, submitRegister, exists(true)], 'login', null],
    [
      'a submitted code is verified',
      'register',
      [...toOtp, code('123456'), submitCode],
      'otp-register',
      'verify-otp',
    ],
    [
      'the right code registers',
      'register',
      [...toOtp, code('123456'), submitCode, verified],
      'otp-register',
      'register',
    ],
    [
      'a known number without a password gets a code at once',
      'register',
      [PHONE, submitRegister, exists(true, false), sent],
      'otp-login',
      null,
    ],
    [
      'a code instead of the password looks up the account',
      'login',
      [PHONE, byCode],
      'login',
      'check-account',
    ],
    ['the code page opens for signing in', 'login', [PHONE, byCode, exists(true), sent], 'otp-login', null],
    [
      'the code signs in, in one call',
      'login',
      [PHONE, byCode, exists(true), sent, code('123456'), submitCode],
      'otp-login',
      'login-by-code',
    ],
    [
      'another code is one for signing in',
      'login',
      [PHONE, byCode, exists(true), sent, { type: 'resend-requested', now: 999_999 }],
      'otp-login',
      'send-otp',
    ],
    ['number and password sign in', 'login', [PHONE, login('12345')], 'login', 'login'],
    ['a forgotten password looks up the account', 'login', [PHONE, forgot], 'login', 'check-account'],
    ['the code page opens for a forgotten password', 'login', toForgotOtp, 'forgot-password', null],
    ['the right code leads to the new password', 'login', toReset, 'reset-password', null],
    [
      'the new password is sent',
      'login',
      [...toReset, reset('k3hoa', 'k3hoa')],
      'reset-password',
      'reset-password',
    ],
    [
      'a wrong code stays on the page',
      'register',
      [...toOtp, code('123456'), submitCode, { type: 'otp-verified', ok: false, text: '' }],
      'otp-register',
      null,
    ],
    [
      'another number leads back to the start',
      'register',
      [...toOtp, { type: 'page-chosen', page: 'register' }],
      'register',
      null,
    ],
    [
      'changing the page abandons the pending call',
      'register',
      [PHONE, submitRegister, { type: 'page-chosen', page: 'login' }],
      'login',
      null,
    ],
    [
      'a second submit while busy changes nothing',
      'login',
      [PHONE, login('12345'), forgot],
      'login',
      'login',
    ],
    ['a response without a pending call changes nothing', 'login', [PHONE, token], 'login', null],
    ['a failure re-enables the form', 'login', [PHONE, login('12345'), failed], 'login', null],
  ] as [string, 'register' | 'login', AuthEvent[], AuthState['page'], string | null][])(
    '%s',
    (_name, start, events, page, effect) => {
      const state = play(start, ...events);
      expect(state.page).toBe(page);
      expect(state.effect?.kind ?? null).toBe(effect);
    },
  );
});

describe('a proof of work', () => {
  const required: AuthEvent = { type: 'proof-required', challenge: 'c', message: 'Bạn đợi nhé' };
  const made: AuthEvent = { type: 'proof-made', proof: 'p' };
  const asking = [PHONE, submitRegister, exists(false)];

  it('is made, and sent with the same request', () => {
    const making = play('register', ...asking, required, { type: 'proof-advanced', solved: 7 });
    expect(making).toMatchObject({ effect: { kind: 'make-proof', challenge: 'c' }, solved: 7 });
    const sending = authStep(making, made);
    expect(sending.effect).toEqual({
      kind: 'send-otp',
      phone: '0912345678',
      purpose: 'registration',
      proof: 'p',
    });
    expect(authStep(sending, sent).page).toBe('otp-register');
  });

  it('is made three times at most, and then again when the learner asks again', () => {
    const three = [required, made, required, made, required, made];
    const refused = play('register', ...asking, ...three, required);
    expect(refused).toMatchObject({ effect: null, notice: 'Bạn đợi nhé', page: 'register' });
    const again = [submitRegister, exists(false), required].reduce(authStep, refused);
    expect(again.effect?.kind).toBe('make-proof');
  });

  it('can be put off', () => {
    const put = play('register', ...asking, required, { type: 'proof-cancelled' });
    expect(put).toMatchObject({ effect: null, page: 'register', notice: null });
  });
});

describe('error messages', () => {
  const otp = (value: string): AuthEvent[] => [...toOtp, code(value), submitCode];
  const wrong = (text: string): AuthEvent => ({ type: 'otp-verified', ok: false, text });
  it.each([
    ['register, no phone', 'register', [submitRegister], { phone: 'Vui lòng nhập số điện thoại' }],
    [
      'register, landline',
      'register',
      [typed('0241234567'), submitRegister],
      { phone: 'Số điện thoại không hợp lệ' },
    ],
    [
      'login, nothing',
      'login',
      [login('')],
      { phone: 'Số điện thoại là một trường bắt buộc', password: 'Mật khẩu là một trường bắt buộc' },
    ],
    ['login, short password', 'login', [PHONE, login('1234')], { password: 'Mật khẩu ít nhất 5 ký tự' }],
    ['forgotten, no phone', 'login', [forgot], { phone: 'Số điện thoại không được để trống' }],
    [
      'forgotten, unknown phone',
      'login',
      [PHONE, forgot, exists(false)],
      { phone: 'Số điện thoại chưa có trên hệ thống' },
    ],
    ['a code, no phone', 'login', [byCode], { phone: 'Số điện thoại là một trường bắt buộc' }],
    [
      'a code, unknown phone',
      'login',
      [PHONE, byCode, exists(false)],
      { phone: 'Số điện thoại chưa có trên hệ thống' },
    ],
    [
      'a wrong code to sign in',
      'login',
      [PHONE, byCode, exists(true), sent, code('123456'), submitCode, failed],
      { code: 'Máy chủ nói vậy' },
    ],
    ['code too short', 'register', otp('12345'), { code: 'Nhập đầy đủ mã OTP' }],
    ['wrong code, with a text', 'register', [...otp('123456'), wrong('Sai mã')], { code: 'Sai mã' }],
    ['wrong code, without a text', 'register', [...otp('123456'), wrong('')], { code: 'Đã có lỗi xảy ra' }],
    ['verification of the code fails', 'register', [...otp('123456'), failed], { code: 'Máy chủ nói vậy' }],
    [
      'new password, nothing',
      'login',
      [...toReset, reset('', '')],
      {
        newPassword: 'Mật khẩu là một trường bắt buộc',
        confirmation: 'Nhập lại mật khẩu là một trường bắt buộc',
      },
    ],
    [
      'new password, wrong confirmation',
      'login',
      [...toReset, reset('k3hoa', 'k4hoa')],
      { confirmation: 'Mật khẩu không chính xác, vui lòng thử lại !' },
    ],
    ['typing clears the messages', 'login', [forgot, typed('0')], {}],
  ] as [string, 'register' | 'login', AuthEvent[], AuthState['errors']][])(
    '%s',
    (_name, start, events, errors) => {
      expect(play(start, ...events).errors).toEqual(errors);
    },
  );

  it('shows the server’s message after a failed sign-in and a refused code', () => {
    expect(play('login', PHONE, login('12345'), failed).notice).toBe('Máy chủ nói vậy');
    expect(play('register', PHONE, submitRegister, exists(false), failed).notice).toBe('Máy chủ nói vậy');
  });
});

describe('the typed phone number', () => {
  it.each([
    '+84912345678',
    '84912345678',
    '0912.345.678',
    '0912 345 678',
    '(+84) 912-345-678',
    '0084912345678',
  ])('%s is sent in normalised form', (phone) => {
    expect(play('register', typed(phone), submitRegister).effect).toMatchObject({ phone: '0912345678' });
    expect(play('login', typed(phone), login('12345')).effect).toMatchObject({ phone: '0912345678' });
    expect(play('login', typed(phone), forgot).effect).toMatchObject({ phone: '0912345678' });
  });

  it.each([
    '+84',
    '84',
    '+1 202 555 0100',
    '<script>alert(1)</script>',
    '0912345678; drop table learners',
    '👍',
  ])('%s is invalid and sends no request', (phone) => {
    const state = play('register', typed(phone), submitRegister);
    expect(state.errors).toEqual({ phone: 'Số điện thoại không hợp lệ' });
    expect(state.effect).toBeNull();
  });
});

describe('the code', () => {
  it('can be resent only after 120 seconds', () => {
    const early = play('register', ...toOtp, { type: 'resend-requested', now: 120_999 });
    expect(early.effect).toBeNull();
    const later = play('register', ...toOtp, { type: 'resend-requested', now: 121_000 });
    expect(later.effect).toEqual({ kind: 'send-otp', phone: '0912345678', purpose: 'registration' });
    expect(authStep(later, { type: 'otp-sent', now: 130_000 }).resendAt).toBe(250_000);
  });

  it('that was sent recently can still be entered', () => {
    const resendAt = 90_000;
    const state = play('register', PHONE, submitRegister, exists(false), {
      type: 'otp-under-way',
      resendAt,
      message: 'Máy chủ nói vậy',
    });
    expect(state).toMatchObject({ page: 'otp-register', notice: 'Máy chủ nói vậy', resendAt, effect: null });
    expect(authStep(state, { type: 'resend-requested', now: 89_999 }).effect).toBeNull();
  });

  it('signs in once the server returns a token', () => {
    const state = play('login', ...toReset, reset('k3hoa', 'k3hoa'), token);
    expect(state.signedIn).toEqual({ token: 't', learnerId: 'l' });
  });
});
