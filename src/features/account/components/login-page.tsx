import { ACCOUNT } from '#src/messages/account.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { AuthForm } from './auth-form.tsx';
import type { AuthPageProps } from './auth-page-props.ts';
import { PhoneField } from './phone-field.tsx';
import { SwitchPage } from './switch-page.tsx';

/** By password, or by a code: whoever registered has no password until they set one. */
export function LoginPage({ state, send }: AuthPageProps) {
  const submit = (values: FormData) =>
    send({ type: 'login-submitted', password: String(values.get('password') ?? '') });
  const busy = state.effect !== null;
  const isByPassword = state.effect?.kind === 'login';
  return (
    <AuthForm onSubmit={submit}>
      <PhoneField state={state} send={send} />
      <div className="grid gap-1">
        <PasswordField
          label={ACCOUNT.password}
          name="password"
          autoComplete="current-password"
          error={state.errors.password ?? null}
        />
        <button
          type="button"
          onClick={() => send({ type: 'password-forgotten' })}
          className="min-h-11 justify-self-end rounded-full px-2 text-sm font-semibold text-brand-strong hover:bg-brand-soft"
        >
          {ACCOUNT.forgot}
        </button>
      </div>
      <div className="grid gap-3">
        <Button type="submit" size="lg" busy={isByPassword} disabled={busy}>
          {ACCOUNT.loginAction}
        </Button>
        <p className="text-center text-sm text-muted">{ACCOUNT.orByCode}</p>
        <Button
          variant="secondary"
          size="lg"
          busy={busy && !isByPassword}
          disabled={busy}
          onClick={() => send({ type: 'code-chosen' })}
        >
          {ACCOUNT.byCode}
        </Button>
      </div>
      <SwitchPage
        question={ACCOUNT.noAccount}
        action={ACCOUNT.registerAction}
        onClick={() => send({ type: 'page-chosen', page: 'register' })}
      />
    </AuthForm>
  );
}
