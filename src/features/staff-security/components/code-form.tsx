import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { recoveryCode, TOTP_DIGITS } from '#contract/staff.ts';
import { Button } from '#src/ui/button.tsx';
import { OtpField } from '#src/ui/otp-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { STAFF_SECURITY } from '../messages/staff-security.ts';

/** What people type: lower-case letters, spaces or nothing between the groups. */
const tidy = (text: string): string =>
  (text.toUpperCase().match(/[0-9A-Z]/g) ?? []).join('').replace(/(.{4})(?=.)/g, '$1-');

interface CodeFormProps {
  /** What is done with a code. @throws where it was wrong, with the words */
  act: (code: string) => Promise<unknown>;
  onEntered: () => void;
  /** Label of the button. */
  submit?: string;
}

/** Takes a code of the app or a recovery code. */
export function CodeForm({ act, onEntered, submit = STAFF_SECURITY.enter }: CodeFormProps) {
  const [mode, setMode] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [malformed, setMalformed] = useState(false);
  const verifying = useMutation({ mutationFn: act, networkMode: 'always' });
  const error = malformed ? STAFF_SECURITY.recoveryWrong : (verifying.error?.message ?? null);

  const change = (value: string): void => {
    setCode(value);
    setMalformed(false);
    if (verifying.isError) verifying.reset();
  };
  const send = (): void => {
    const text = mode === 'app' ? code : tidy(code);
    const isWhole = mode === 'app' ? text.length === TOTP_DIGITS : recoveryCode.safeParse(text).success;
    if (!isWhole) {
      setMalformed(mode === 'recovery');
      return;
    }
    verifying.mutate(text, { onSuccess: onEntered, onError: () => setCode('') });
  };
  const turn = (): void => {
    change('');
    setMode(mode === 'app' ? 'recovery' : 'app');
  };

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {mode === 'app' ? (
        <OtpField
          label={STAFF_SECURITY.firstCode}
          length={TOTP_DIGITS}
          value={code}
          onChange={change}
          error={error}
        />
      ) : (
        <TextField
          label={STAFF_SECURITY.recoveryLabel}
          hint={STAFF_SECURITY.recoveryHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ target }) => change(target.value)}
          error={error}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={verifying.isPending}>
          {submit}
        </Button>
        <Button variant="quiet" onClick={turn}>
          {mode === 'app' ? STAFF_SECURITY.useRecovery : STAFF_SECURITY.useApp}
        </Button>
      </div>
      <p className="text-sm text-muted">{STAFF_SECURITY.lost}</p>
    </form>
  );
}
