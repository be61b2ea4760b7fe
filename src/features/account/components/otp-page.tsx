import { OTP_LENGTH } from '#contract/account.ts';
import { normalisePhone } from '#rules/account/phone.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { ACCOUNT } from '#src/messages/account.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { OtpField } from '#src/ui/otp-field.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';
import { AuthForm } from './auth-form.tsx';
import type { AuthPageProps } from './auth-page-props.ts';
import { SwitchPage } from './switch-page.tsx';

interface ResendCodeProps {
  /** Milliseconds since 1970. */
  resendAt: number;
  onResend: () => void;
}

/** Counts down, then offers to send another code. */
function ResendCode({ resendAt, onResend }: ResendCodeProps) {
  const left = useCountdown(resendAt);
  if (left > 0) {
    return (
      <p role="timer" className="flex min-h-11 items-center text-sm text-muted tabular-nums">
        {ACCOUNT.resendIn(formatSeconds(left))}
      </p>
    );
  }
  return (
    <Button variant="quiet" className="-ml-5 text-sm" onClick={onResend}>
      {ACCOUNT.resend}
    </Button>
  );
}

/** Takes the code of a registration, a sign-in or a forgotten password; a whole one is sent by itself. */
export function OtpPage({ state, send }: AuthPageProps) {
  const inputTest = useAuthDialog((dialog) => dialog.inputTest);
  const start = state.page === 'otp-register' ? 'register' : 'login';
  return (
    <AuthForm onSubmit={() => send({ type: 'code-submitted' })}>
      <p className="text-muted">{ACCOUNT.otpText(normalisePhone(state.phone))}</p>
      <OtpField
        label={ACCOUNT.otpLabel}
        length={OTP_LENGTH}
        value={state.code}
        error={state.errors.code ?? null}
        onChange={(code) => send({ type: 'code-typed', code })}
        onComplete={() => send({ type: 'code-submitted' })}
      />
      <Button type="submit" size="lg" busy={state.effect !== null}>
        {inputTest ? ACCOUNT.inputTestStart : ACCOUNT.otpAction}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <ResendCode
          resendAt={state.resendAt}
          onResend={() => send({ type: 'resend-requested', now: Date.now() })}
        />
        <SwitchPage action={ACCOUNT.otherPhone} onClick={() => send({ type: 'page-chosen', page: start })} />
      </div>
    </AuthForm>
  );
}
