import { ACCOUNT } from '#src/messages/account.ts';
import { TextField } from '#src/ui/text-field.tsx';
import type { AuthPageProps } from './auth-page-props.ts';

export function PhoneField({ state, send }: AuthPageProps) {
  return (
    <TextField
      label={ACCOUNT.phone}
      hint={ACCOUNT.phoneHint}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      name="phone"
      maxLength={20}
      value={state.phone}
      error={state.errors.phone ?? null}
      onChange={(event) => send({ type: 'phone-typed', phone: event.target.value })}
    />
  );
}
