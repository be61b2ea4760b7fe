import { type ReactNode, useId } from 'react';

interface SwitchProps {
  checked: boolean;
  label: string;
  onChange: (checked: boolean) => void;
  /** Separated from what is above it. */
  isApart?: boolean;
  children: ReactNode;
}

/** A choice of yes or no that holds at once, with what it means. */
export function Switch({ checked, label, onChange, isApart = false, children }: SwitchProps) {
  const textId = useId();
  return (
    <div className={isApart ? 'border-t border-line pt-3' : ''}>
      <label className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {label}
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-brand-strong"
          checked={checked}
          aria-describedby={textId}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
      <p id={textId} className="text-sm text-muted">
        {children}
      </p>
    </div>
  );
}
