import type { FormEvent } from 'react';
import { ADVICE } from '#src/messages/contact.ts';
import { useConnectivity } from '#src/offline/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { type AdviceFormOptions, useAdviceForm } from '../model/use-advice-form.ts';

/** The form itself, in whatever frame. Validation is ours, so the browser's own is off. */
export function AdviceFields(options: AdviceFormOptions) {
  const { fields, errors, problem, busy, change, submit } = useAdviceForm(options);
  const filled = Object.values(fields).some((value) => value !== '');
  const away = useConnectivity() === 'offline' && filled;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = submit();
    const field = wrong && event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label={ADVICE.forms[options.variant]}
      className="grid content-start gap-4"
    >
      <TextField
        label={ADVICE.name}
        name="name"
        autoComplete="name"
        value={fields.name}
        error={errors.name ?? null}
        onChange={(event) => change('name', event.target.value)}
      />
      <TextField
        label={ADVICE.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={fields.phone}
        error={errors.phone ?? null}
        onChange={(event) => change('phone', event.target.value)}
      />
      <TextField
        label={ADVICE.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={fields.email}
        error={errors.email ?? null}
        onChange={(event) => change('email', event.target.value)}
      />
      {problem?.kind === 'refused' && <Notice tone="error">{problem.message}</Notice>}
      {problem?.kind !== 'refused' && (away || problem) && (
        <Notice tone="warning">{ADVICE.needsNetwork}</Notice>
      )}
      <Button type="submit" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
        {ADVICE.action}
      </Button>
    </form>
  );
}
