import { useId } from 'react';
import { GRADING } from '../messages/grading.ts';

interface BandPickerProps {
  /** What the band is for. */
  name: string;
  band: number | null;
  onBand: (band: number) => void;
}

const WHOLE = Array.from({ length: 10 }, (_, band) => band);

/**
 * A band: a whole one, and a half more or less. Radio buttons, since a field of numbers changes when somebody scrolls
 * over it.
 */
export function BandPicker({ name, band, onBand }: BandPickerProps) {
  const group = useId();
  const whole = band === null ? null : Math.floor(band);
  const isHalf = band !== null && !Number.isInteger(band);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{GRADING.bandOf(name)}</legend>
        {WHOLE.map((value) => (
          <label
            key={value}
            className="grid size-11 cursor-pointer place-items-center rounded-full border border-line-strong font-semibold tabular-nums has-checked:border-brand-strong has-checked:bg-brand-strong has-checked:text-surface has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={whole === value}
              onChange={() => onBand(value)}
            />
            {value}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        aria-pressed={isHalf}
        aria-label={GRADING.half}
        disabled={whole === null || whole === 9}
        onClick={() => whole !== null && onBand(isHalf ? whole : whole + 0.5)}
        className="h-11 min-w-14 rounded-full border border-line-strong px-3 font-semibold disabled:opacity-55 aria-pressed:border-brand-strong aria-pressed:bg-brand-strong aria-pressed:text-surface"
      >
        + .5
      </button>
    </div>
  );
}
