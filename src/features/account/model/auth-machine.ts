import { OTP_RESEND_SECONDS } from '#contract/account.ts';
import { normalisePhone } from '#rules/account/phone.ts';
import { ACCOUNT_RULES as MESSAGES } from '#src/messages/account.ts';
import {
  codeError,
  confirmationError,
  newPasswordError,
  passwordError,
} from '#src/shared/account/credential-rules.ts';
import { forgotPhoneError, loginPhoneError, registerPhoneError } from './phone-rules.ts';

export type AuthPage =
  | 'register'
  | 'login'
  | 'otp-register'
  | 'otp-login'
  | 'forgot-password'
  | 'reset-password';
/** Proofs made in a row for one code. */
const PROOFS_MAX = 3;

export type OtpPurpose = 'registration' | 'forgottenPassword' | 'signIn';
type Field = 'phone' | 'password' | 'code' | 'newPassword' | 'confirmation';

/** A call that the state waits for. Passwords are plain text here; they are hashed before they are sent. */
export type AuthEffect =
  | { kind: 'check-account'; phone: string; purpose: OtpPurpose }
  /** `proof`: of work, where the server has asked for one. */
  | { kind: 'send-otp'; phone: string; purpose: OtpPurpose; proof?: string }
  | { kind: 'make-proof'; phone: string; purpose: OtpPurpose; challenge: string }
  | { kind: 'verify-otp'; phone: string; code: string; purpose: OtpPurpose }
  | { kind: 'register'; phone: string; code: string }
  | { kind: 'login'; phone: string; password: string }
  | { kind: 'login-by-code'; phone: string; code: string }
  | { kind: 'reset-password'; phone: string; code: string; password: string };

export interface AuthState {
  page: AuthPage;
  /** As typed. */
  phone: string;
  code: string;
  errors: Partial<Record<Field, string>>;
  /** The server's message for the last failed call. */
  notice: string | null;
  /** When another code may be requested, milliseconds since 1970. */
  resendAt: number;
  /** Puzzles solved of the proof that is being made. */
  solved: number;
  /** Proofs made for the code that is asked for. */
  proofs: number;
  effect: AuthEffect | null;
  signedIn: { token: string; learnerId: string } | null;
}

export type AuthEvent =
  | { type: 'phone-typed'; phone: string }
  | { type: 'code-typed'; code: string }
  | { type: 'page-chosen'; page: 'register' | 'login' }
  | { type: 'register-submitted' }
  | { type: 'login-submitted'; password: string }
  | { type: 'password-forgotten' }
  | { type: 'code-chosen' }
  | { type: 'code-submitted' }
  | { type: 'resend-requested'; now: number }
  | { type: 'reset-submitted'; password: string; confirmation: string }
  | { type: 'account-checked'; exists: boolean; hasPassword: boolean }
  | { type: 'otp-sent'; now: number }
  | { type: 'proof-required'; challenge: string; message: string }
  | { type: 'proof-advanced'; solved: number }
  | { type: 'proof-made'; proof: string }
  | { type: 'proof-cancelled' }
  /** A recently sent code is still valid; another one is available at `resendAt`, milliseconds since 1970. */
  | { type: 'otp-under-way'; resendAt: number; message: string }
  | { type: 'otp-verified'; ok: boolean; text: string }
  | { type: 'token-received'; token: string; learnerId: string }
  | { type: 'failed'; message: string };

export const startAuth = (page: 'register' | 'login'): AuthState => ({
  page,
  phone: '',
  code: '',
  errors: {},
  notice: null,
  resendAt: 0,
  solved: 0,
  proofs: 0,
  effect: null,
  signedIn: null,
});

const withErrors = (state: AuthState, errors: Partial<Record<Field, string | null>>): AuthState => ({
  ...state,
  notice: null,
  errors: Object.fromEntries(Object.entries(errors).filter(([, message]) => message)),
});

const attempt = (state: AuthState, effect: AuthEffect): AuthState => ({
  ...state,
  errors: {},
  notice: null,
  proofs: 0,
  effect,
});

/** The page that takes the code of a purpose. */
const CODE_PAGE: Record<OtpPurpose, AuthPage> = {
  registration: 'otp-register',
  forgottenPassword: 'forgot-password',
  signIn: 'otp-login',
};

function purposeOf(page: AuthPage): OtpPurpose {
  if (page === 'otp-register' || page === 'register') return 'registration';
  return page === 'otp-login' ? 'signIn' : 'forgottenPassword';
}

/** What checks a whole code: a sign-in by code is refused or done in one call. */
function codeEffect(state: AuthState, phone: string): AuthEffect {
  const purpose = purposeOf(state.page);
  return purpose === 'signIn'
    ? { kind: 'login-by-code', phone, code: state.code }
    : { kind: 'verify-otp', phone, code: state.code, purpose };
}

/** Handles the learner's actions; during a call, only changing the page is possible. */
function onAction(state: AuthState, event: AuthEvent): AuthState {
  const phone = normalisePhone(state.phone);
  switch (event.type) {
    case 'phone-typed':
      return { ...state, phone: event.phone, errors: {}, notice: null };
    case 'code-typed':
      return { ...state, code: event.code, errors: {}, notice: null };
    case 'register-submitted': {
      const error = registerPhoneError(state.phone);
      if (error) return withErrors(state, { phone: error });
      return attempt(state, { kind: 'check-account', phone, purpose: 'registration' });
    }
    case 'login-submitted': {
      const errors = { phone: loginPhoneError(state.phone), password: passwordError(event.password) };
      if (errors.phone || errors.password) return withErrors(state, errors);
      return attempt(state, { kind: 'login', phone, password: event.password });
    }
    case 'password-forgotten': {
      const error = forgotPhoneError(state.phone);
      if (error) return withErrors(state, { phone: error });
      return attempt(state, { kind: 'check-account', phone, purpose: 'forgottenPassword' });
    }
    case 'code-chosen': {
      const error = loginPhoneError(state.phone);
      if (error) return withErrors(state, { phone: error });
      return attempt(state, { kind: 'check-account', phone, purpose: 'signIn' });
    }
    case 'code-submitted': {
      const error = codeError(state.code);
      return error ? withErrors(state, { code: error }) : attempt(state, codeEffect(state, phone));
    }
    case 'resend-requested':
      if (event.now < state.resendAt) return state;
      return attempt({ ...state, code: '' }, { kind: 'send-otp', phone, purpose: purposeOf(state.page) });
    case 'reset-submitted': {
      const errors = {
        newPassword: newPasswordError(event.password, { phone }),
        confirmation: confirmationError(event.password, event.confirmation),
      };
      if (errors.newPassword || errors.confirmation) return withErrors(state, errors);
      return attempt(state, { kind: 'reset-password', phone, code: state.code, password: event.password });
    }
    default:
      return state;
  }
}

/** A proof may have come too late, or others may have asked meanwhile; after some, the learner is told to wait. */
function onProofRequired(
  state: AuthState,
  effect: AuthEffect,
  { challenge, message }: Extract<AuthEvent, { type: 'proof-required' }>,
): AuthState {
  if (effect.kind !== 'send-otp') return state;
  if (state.proofs >= PROOFS_MAX) return { ...state, effect: null, notice: message };
  const { phone, purpose } = effect;
  return {
    ...state,
    solved: 0,
    proofs: state.proofs + 1,
    effect: { kind: 'make-proof', phone, purpose, challenge },
  };
}

/** A known number signs in: by its password, or, where it has none, by a code at once. */
function onAccount(
  state: AuthState,
  { phone, purpose }: Extract<AuthEffect, { kind: 'check-account' }>,
  { exists, hasPassword }: Extract<AuthEvent, { type: 'account-checked' }>,
): AuthState {
  const idle: AuthState = { ...state, effect: null };
  const send = (by: OtpPurpose): AuthState => ({
    ...state,
    effect: { kind: 'send-otp', phone, purpose: by },
  });
  if (purpose !== 'registration')
    return exists ? send(purpose) : withErrors(idle, { phone: MESSAGES.forgotPhoneUnknown });
  if (!exists) return send('registration');
  return hasPassword ? { ...idle, page: 'login' } : send('signIn');
}

/** Handles the outcome of the pending call. */
function onOutcome(state: AuthState, effect: AuthEffect, event: AuthEvent): AuthState {
  const idle: AuthState = { ...state, effect: null };
  switch (event.type) {
    case 'account-checked':
      return effect.kind === 'check-account' ? onAccount(state, effect, event) : state;
    case 'proof-required':
      return onProofRequired(state, effect, event);
    case 'proof-advanced':
      return effect.kind === 'make-proof' ? { ...state, solved: event.solved } : state;
    case 'proof-made': {
      if (effect.kind !== 'make-proof') return state;
      const { phone, purpose } = effect;
      return { ...state, effect: { kind: 'send-otp', phone, purpose, proof: event.proof } };
    }
    case 'proof-cancelled':
      return effect.kind === 'make-proof' ? idle : state;
    case 'otp-sent':
      if (effect.kind !== 'send-otp') return state;
      return {
        ...idle,
        code: '',
        page: CODE_PAGE[effect.purpose],
        resendAt: event.now + OTP_RESEND_SECONDS * 1000,
      };
    case 'otp-under-way':
      if (effect.kind !== 'send-otp') return state;
      return {
        ...idle,
        page: CODE_PAGE[effect.purpose],
        resendAt: event.resendAt,
        notice: event.message,
      };
    case 'otp-verified':
      if (effect.kind !== 'verify-otp') return state;
      if (!event.ok) return withErrors(idle, { code: event.text || MESSAGES.failed });
      if (effect.purpose === 'forgottenPassword') return { ...idle, page: 'reset-password' };
      return { ...state, effect: { kind: 'register', phone: effect.phone, code: effect.code } };
    case 'token-received':
      return { ...idle, signedIn: { token: event.token, learnerId: event.learnerId } };
    case 'failed':
      if (effect.kind === 'verify-otp' || effect.kind === 'login-by-code')
        return withErrors(idle, { code: event.message || MESSAGES.failed });
      return { ...idle, notice: event.message || MESSAGES.failed };
    default:
      return state;
  }
}

/** One step of registration or sign-in (docs/product.md, point 4, authentication flow). */
export function authStep(state: AuthState, event: AuthEvent): AuthState {
  if (event.type === 'page-chosen') {
    return { ...startAuth(event.page), phone: state.phone };
  }
  return state.effect ? onOutcome(state, state.effect, event) : onAction(state, event);
}
