import { useId } from 'react';

interface ChoiceProps {
  label: string;
  /** What it means. */
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** One thing to be turned on or off, with what it means. */
export function Choice({ label, text, isOn, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {label}
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-brand-strong"
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
      <p id={id} className="text-sm text-muted">
        {text}
      </p>
    </div>
  );
}
