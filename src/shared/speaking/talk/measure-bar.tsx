import { TALK } from '#src/messages/talk.ts';

const words = TALK.measures;
/** Values on scales from this length on are shown without decimals. */
const LONG_SCALE = 100;

interface MeasureBarProps {
  name: string;
  value: number;
  /** The value as displayed. */
  shown: string;
  /** End of the scale. */
  max: number;
  /** The usual range and its label; null if unknown. */
  usual: { low: number; high: number; shown: string } | null;
}

/** Where it lies is told of the value that is read: on short scales with one decimal, on long ones with none. */
const asShown = (value: number, max: number): number =>
  max < LONG_SCALE ? Math.round(10 * value) / 10 : Math.round(value);

/** A value as a mark on a scale, over the usual range. */
export function MeasureBar({ name, value, shown, max, usual }: MeasureBarProps) {
  const at = (amount: number): string => `${Math.min(100, Math.max(0, (100 * amount) / max))}%`;
  const read = asShown(value, max);
  const place = usual && words.place[read < usual.low ? 'below' : read > usual.high ? 'above' : 'within'];
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>{name}</span>
        <span className="font-semibold tabular-nums">{shown}</span>
      </p>
      <div aria-hidden="true" className="relative h-3 rounded-full bg-sunk">
        {usual && (
          <span
            className="absolute inset-y-0 rounded-full border border-success bg-success-soft"
            style={{ left: at(usual.low), width: `calc(${at(usual.high)} - ${at(usual.low)})` }}
          />
        )}
        <span
          className="absolute -inset-y-1 w-1.5 -translate-x-1/2 rounded-full bg-brand-strong"
          style={{ left: at(value) }}
        />
      </div>
      {usual && (
        <p className="text-sm text-muted">
          {usual.shown} · {place}
        </p>
      )}
    </li>
  );
}
