import { useId } from 'react';
import { FieldError } from '#src/ui/field-error.tsx';

interface ChoicePillsProps {
  legend: string;
  choices: readonly number[];
  chosen: number | null;
  label: (choice: number) => string;
  onChoose: (choice: number) => void;
  error?: string | undefined;
}

/** Choice among a few numbers, all within reach of the thumb. */
export function ChoicePills({ legend, choices, chosen, label, onChoose, error }: ChoicePillsProps) {
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className="relative inline-flex min-h-11 min-w-12 cursor-pointer items-center justify-center rounded-full border border-line-strong bg-surface px-2.5 has-checked:border-brand-strong has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              aria-invalid={error ? true : undefined}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {label(choice)}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
