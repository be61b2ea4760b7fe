import type { LucideIcon } from 'lucide-react';

interface SettingToggleProps {
  icon: LucideIcon;
  label: string;
  pressed: boolean;
  onChange: (pressed: boolean) => void;
}

/** A playback setting that stays on until it is pressed again. */
export function SettingToggle({ icon: Icon, label, pressed, onChange }: SettingToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 text-sm font-semibold ${pressed ? 'bg-brand-soft text-brand-strong inset-ring inset-ring-line-strong' : 'text-muted hover:bg-sunk'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </button>
  );
}
