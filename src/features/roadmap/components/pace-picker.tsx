import { useId } from 'react';
import { ROADMAP } from '#src/messages/roadmap.ts';

interface PacePickerProps {
  minutes: number;
  onChange: (minutes: number) => void;
}

/** Daily study time, as three choices. */
export function PacePicker({ minutes, onChange }: PacePickerProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{ROADMAP.pace}</legend>
      <div className="flex flex-wrap gap-2">
        {ROADMAP.paces.map((pace) => (
          <label
            key={pace.minutes}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 has-checked:border-brand-strong has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={pace.minutes === minutes}
              onChange={() => onChange(pace.minutes)}
            />
            {pace.label}
          </label>
        ))}
      </div>
      <p className="text-sm text-muted text-pretty">{ROADMAP.paceText}</p>
    </fieldset>
  );
}
