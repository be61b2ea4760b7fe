import { type ComponentProps, useId } from 'react';
import type { Division } from '#contract/address.ts';
import { FieldError } from '#src/ui/field-error.tsx';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  label: string;
  /** What stands there while nothing is chosen. */
  empty: string;
  options: readonly Division[];
  error?: string | null;
}

/** One of a list of divisions. */
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
        className={`min-h-12 w-full min-w-0 rounded-card border bg-surface px-4 text-base disabled:opacity-55 ${error ? 'border-danger' : 'border-line-strong'}`}
        {...rest}
      >
        <option value="">{empty}</option>
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
