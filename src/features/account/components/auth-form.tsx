import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface AuthFormProps {
  onSubmit: (values: FormData) => void;
  children: ReactNode;
}

/** One page of the dialog. Validation is ours, so the browser's own is off; focus starts at the first field. */
export function AuthForm({ onSubmit, children }: AuthFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {children}
    </form>
  );
}
