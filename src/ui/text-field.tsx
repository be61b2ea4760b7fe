import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  label: string;
  error?: string | null;
  hint?: string;
  /** A control at the end of the field. */
  end?: ReactNode;
}

export function TextField({ label, error, hint, end, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-note`;
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div
        className={`flex min-h-12 items-center rounded-control border bg-surface focus-within:outline-3 focus-within:outline-focus ${error ? 'border-danger' : 'border-line-strong'}`}
      >
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? hintId : undefined}
          className="min-w-0 flex-1 self-stretch rounded-control bg-transparent px-4 text-base outline-none placeholder:text-faint"
          {...rest}
        />
        {end}
      </div>
      {error ? (
        <FieldError id={hintId}>{error}</FieldError>
      ) : (
        hint && (
          <p id={hintId} className="text-sm text-muted">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
