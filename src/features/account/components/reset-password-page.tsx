import { ACCOUNT } from '#src/messages/account.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { AuthForm } from './auth-form.tsx';
import type { AuthPageProps } from './auth-page-props.ts';

export function ResetPasswordPage({ state, send }: AuthPageProps) {
  const submit = (values: FormData) =>
    send({
      type: 'reset-submitted',
      password: String(values.get('new-password') ?? ''),
      confirmation: String(values.get('confirmation') ?? ''),
    });
  return (
    <AuthForm onSubmit={submit}>
      <PasswordField
        label={ACCOUNT.newPassword}
        name="new-password"
        autoComplete="new-password"
        error={state.errors.newPassword ?? null}
      />
      <PasswordField
        label={ACCOUNT.confirmation}
        name="confirmation"
        autoComplete="new-password"
        error={state.errors.confirmation ?? null}
      />
      <Button type="submit" size="lg" busy={state.effect !== null}>
        {ACCOUNT.resetAction}
      </Button>
    </AuthForm>
  );
}
