import type { FormEvent } from 'react';
import { ADVICE } from '#src/messages/contact.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { NameAndPhone } from '#src/shared/contact/name-and-phone.tsx';
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
      // Sent by the app. Before it runs a press does nothing: what was typed stays, and is never part of an address.
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      aria-label={ADVICE.forms[options.variant]}
      className="grid content-start gap-4"
    >
      <NameAndPhone labels={ADVICE} fields={fields} errors={errors} onChange={change} />
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
