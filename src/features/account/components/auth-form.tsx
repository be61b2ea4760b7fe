import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface AuthFormProps {
  onSubmit: (values: FormData) => void;
  children: ReactNode;
}

/** One page of the dialog. The app validates, not the browser; the first field gets the focus. */
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
