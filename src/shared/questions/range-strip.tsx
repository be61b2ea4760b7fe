import type { Estimate } from '#contract/evaluation-parts.ts';

interface RangeStripProps {
  estimate: Estimate;
  /** The end of the scale, which begins at 0. */
  max: number;
}

/** Where a score lies on its scale, with its likely range around it. The words beside it say the same. */
export function RangeStrip({ estimate: { low, point, high }, max }: RangeStripProps) {
  const percent = (value: number): string => `${Math.round((1000 * value) / max) / 10}%`;
  return (
    <svg aria-hidden="true" className="h-4 w-full max-w-xs overflow-visible text-brand-strong">
      <rect y="5" width="100%" height="6" rx="3" className="fill-line" />
      <rect
        x={percent(low)}
        y="5"
        width={percent(high - low)}
        height="6"
        rx="3"
        fill="currentColor"
        fillOpacity="0.45"
      />
      <circle cx={percent(point)} cy="8" r="6" fill="currentColor" />
    </svg>
  );
}
