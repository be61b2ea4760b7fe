import type { FormEvent } from 'react';
import { ADVICE } from '#src/messages/contact.ts';
import { useUnreachable } from '#src/platform/offline/connectivity.ts';
import { NameAndPhone } from '#src/shared/contact/name-and-phone.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { type AdviceFormOptions, useAdviceForm } from '../model/use-advice-form.ts';

/** The form, without its frame. The app validates, not the browser. */
export function AdviceFields(options: AdviceFormOptions) {
  const { fields, errors, problem, busy, change, submit } = useAdviceForm(options);
  const filled = Object.values(fields).some((value) => value !== '');
  const unreachable = useUnreachable(ADVICE.needsNetwork);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = submit();
    const field = wrong && event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  };
  return (
    <form
      // Until the app runs, submitting does nothing: the input stays and never ends up in the address.
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
      {problem ? (
        <Notice tone={problem.kind === 'refused' ? 'error' : 'warning'}>{problem.message}</Notice>
      ) : (
        filled && unreachable !== null && <Notice tone="warning">{unreachable}</Notice>
      )}
      <Button type="submit" size="lg" busy={busy} className="justify-self-start max-sm:w-full">
        {ADVICE.action}
      </Button>
    </form>
  );
}
