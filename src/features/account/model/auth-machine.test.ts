import { describe, expect, it } from 'vitest';
import { type AuthEvent, type AuthState, authStep, startAuth } from './auth-machine.ts';

const play = (start: 'register' | 'login', ...events: AuthEvent[]): AuthState =>
  events.reduce(authStep, startAuth(start));

const typed = (phone: string): AuthEvent => ({ type: 'phone-typed', phone });
const code = (value: string): AuthEvent => ({ type: 'code-typed', code: value });
const submitRegister: AuthEvent = { type: 'register-submitted' };
const submitCode: AuthEvent = { type: 'code-submitted' };
const forgot: AuthEvent = { type: 'password-forgotten' };
const exists = (value: boolean): AuthEvent => ({ type: 'account-checked', exists: value });
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

describe('where each step leads', () => {
  it.each([
    [
      'a new number: its account is looked up',
      'register',
      [PHONE, submitRegister],
      'register',
      'check-account',
    ],
    [
      'no account yet: a code is sent',
      'register',
      [PHONE, submitRegister, exists(false)],
      'register',
      'send-otp',
    ],
    ['the code is sent: it is asked for', 'register', toOtp, 'otp-register', null],
    ['an account exists: sign in', 'register', [PHONE, submitRegister, exists(true)], 'login', null],
    ['the code is checked', 'register', [...toOtp, code('123456'), submitCode], 'otp-register', 'verify-otp'],
    [
      'the right code registers',
      'register',
      [...toOtp, code('123456'), submitCode, verified],
      'otp-register',
      'register',
    ],
    ['password and number sign in', 'login', [PHONE, login('12345')], 'login', 'login'],
    ['forgotten: the account is looked up', 'login', [PHONE, forgot], 'login', 'check-account'],
    ['forgotten: the code is asked for', 'login', toForgotOtp, 'forgot-password', null],
    ['forgotten: the right code leads to a new password', 'login', toReset, 'reset-password', null],
    [
      'the new password is sent',
      'login',
      [...toReset, reset('k3hoa', 'k3hoa')],
      'reset-password',
      'reset-password',
    ],
    [
      'a wrong code stays where it is',
      'register',
      [...toOtp, code('123456'), submitCode, { type: 'otp-verified', ok: false, text: '' }],
      'otp-register',
      null,
    ],
    [
      'another number: back to the start',
      'register',
      [...toOtp, { type: 'page-chosen', page: 'register' }],
      'register',
      null,
    ],
    [
      'leaving while a call is under way gives it up',
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
    ['an answer to nothing changes nothing', 'login', [PHONE, token], 'login', null],
    ['a failure gives the form back', 'login', [PHONE, login('12345'), failed], 'login', null],
  ] as [string, 'register' | 'login', AuthEvent[], AuthState['page'], string | null][])(
    '%s',
    (_name, start, events, page, effect) => {
      const state = play(start, ...events);
      expect(state.page).toBe(page);
      expect(state.effect?.kind ?? null).toBe(effect);
    },
  );
});

describe('what is said', () => {
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
    ['code too short', 'register', otp('12345'), { code: 'Nhập đầy đủ mã OTP' }],
    ['wrong code, with a text', 'register', [...otp('123456'), wrong('Sai mã')], { code: 'Sai mã' }],
    ['wrong code, without', 'register', [...otp('123456'), wrong('')], { code: 'Đã có lỗi xảy ra' }],
    ['the check of the code fails', 'register', [...otp('123456'), failed], { code: 'Máy chủ nói vậy' }],
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
      'new password, repeated wrongly',
      'login',
      [...toReset, reset('k3hoa', 'k4hoa')],
      { confirmation: 'Mật khẩu không chính xác, vui lòng thử lại !' },
    ],
    ['typing takes the messages away', 'login', [forgot, typed('0')], {}],
  ] as [string, 'register' | 'login', AuthEvent[], AuthState['errors']][])(
    '%s',
    (_name, start, events, errors) => {
      expect(play(start, ...events).errors).toEqual(errors);
    },
  );

  it('shows the server’s words to a failed sign-in and a refused code', () => {
    expect(play('login', PHONE, login('12345'), failed).notice).toBe('Máy chủ nói vậy');
    expect(play('register', PHONE, submitRegister, exists(false), failed).notice).toBe('Máy chủ nói vậy');
  });
});

describe('the number as it is typed', () => {
  it.each([
    '+84912345678',
    '84912345678',
    '0912.345.678',
    '0912 345 678',
    '(+84) 912-345-678',
    '0084912345678',
  ])('%s is sent as the server knows it', (phone) => {
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
  ])('%s is none, and nothing is asked of the server', (phone) => {
    const state = play('register', typed(phone), submitRegister);
    expect(state.errors).toEqual({ phone: 'Số điện thoại không hợp lệ' });
    expect(state.effect).toBeNull();
  });
});

describe('the code', () => {
  it('is sent again only after 120 seconds', () => {
    const early = play('register', ...toOtp, { type: 'resend-asked', now: 120_999 });
    expect(early.effect).toBeNull();
    const later = play('register', ...toOtp, { type: 'resend-asked', now: 121_000 });
    expect(later.effect).toEqual({ kind: 'send-otp', phone: '0912345678', purpose: 'registration' });
    expect(authStep(later, { type: 'otp-sent', now: 130_000 }).resendAt).toBe(250_000);
  });

  it('that was asked for a moment ago is still to be typed in', () => {
    const resendAt = 90_000;
    const state = play('register', PHONE, submitRegister, exists(false), {
      type: 'otp-under-way',
      resendAt,
      message: 'Máy chủ nói vậy',
    });
    expect(state).toMatchObject({ page: 'otp-register', notice: 'Máy chủ nói vậy', resendAt, effect: null });
    expect(authStep(state, { type: 'resend-asked', now: 89_999 }).effect).toBeNull();
  });

  it('signs in once the server gives a token', () => {
    const state = play('login', ...toReset, reset('k3hoa', 'k3hoa'), token);
    expect(state.signedIn).toEqual({ token: 't', learnerId: 'l' });
  });
});
