import { ACCOUNT } from '#src/messages/account.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { AuthForm } from './auth-form.tsx';
import type { AuthPageProps } from './auth-page-props.ts';
import { PhoneField } from './phone-field.tsx';
import { SwitchPage } from './switch-page.tsx';

export function LoginPage({ state, send }: AuthPageProps) {
  const submit = (values: FormData) =>
    send({ type: 'login-submitted', password: String(values.get('password') ?? '') });
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
      <Button type="submit" size="lg" busy={state.effect !== null}>
        {ACCOUNT.loginAction}
      </Button>
      <SwitchPage
        question={ACCOUNT.noAccount}
        action={ACCOUNT.registerAction}
        onClick={() => send({ type: 'page-chosen', page: 'register' })}
      />
    </AuthForm>
  );
}
