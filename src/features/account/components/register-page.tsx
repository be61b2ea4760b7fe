import { ACCOUNT } from '#src/messages/account.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { Button } from '#src/ui/button.tsx';
import { AuthForm } from './auth-form.tsx';
import type { AuthPageProps } from './auth-page-props.ts';
import { PhoneField } from './phone-field.tsx';
import { SwitchPage } from './switch-page.tsx';

export function RegisterPage({ state, send }: AuthPageProps) {
  const inputTest = useAuthDialog((dialog) => dialog.inputTest);
  return (
    <AuthForm onSubmit={() => send({ type: 'register-submitted' })}>
      <p className="text-muted">{ACCOUNT.registerText}</p>
      <PhoneField state={state} send={send} />
      <Button type="submit" size="lg" busy={state.effect !== null}>
        {inputTest ? ACCOUNT.inputTestAction : ACCOUNT.registerAction}
      </Button>
      <SwitchPage
        question={ACCOUNT.haveAccount}
        action={ACCOUNT.loginAction}
        onClick={() => send({ type: 'page-chosen', page: 'login' })}
      />
    </AuthForm>
  );
}
