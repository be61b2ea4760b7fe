interface ProgressBarProps {
  value: number;
  max: number;
  /** The progress in words. */
  label: string;
}

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuetext={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="h-2 overflow-hidden rounded-full bg-sunk inset-ring inset-ring-line"
    >
      <div
        className="h-full rounded-full bg-brand transition-[width] duration-200"
        style={{ width: `${max > 0 ? Math.min(100, (100 * value) / max) : 0}%` }}
      />
    </div>
  );
}
