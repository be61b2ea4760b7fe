import { type ComponentProps, useId } from 'react';
import { FieldError } from './field-error.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: string;
  /** Shown while nothing is chosen; without it, something always is. */
  empty?: string;
  options: readonly { code: string; name: string }[];
  error?: string | null;
}

/** A choice from a list. */
export function SelectField({ label, empty, options, error, ...rest }: SelectFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={`min-h-12 w-full min-w-0 rounded-control border bg-surface px-4 text-base disabled:opacity-55 ${error ? 'border-danger' : 'border-line-strong'}`}
        {...rest}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
