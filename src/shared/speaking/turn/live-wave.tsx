import { useEffect, useRef } from 'react';
import { TURN } from './messages/turn.ts';

/** Levels shown beside one another, the newest in the middle. */
const BARS = 31;
const MIDDLE = (BARS - 1) / 2;
/** Places of the bars from the middle. */
const PLACES = Array.from({ length: BARS }, (_, index) => index - MIDDLE);
/** Time that a level takes from one bar to the next, milliseconds; longer for those who want less motion. */
const STEP_MS = 60;
const CALM_STEP_MS = 400;
/** The level at which a bar is full; speech close to a phone has about this. */
const FULL = 0.14;

const isStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true;

/** Height of a bar, per cent. */
const heightOf = (level: number): number => 8 + 92 * Math.min(1, (level / FULL) ** 0.7);

/** The learner's voice as it is heard, spreading from the middle. */
export function LiveWave({ level }: { level: () => number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const levels = Array.from({ length: MIDDLE + 1 }, () => 0);
    const draw = (): void => {
      levels.unshift(level());
      levels.length = MIDDLE + 1;
      for (const [index, bar] of [...(box.current?.children ?? [])].entries()) {
        const height = heightOf(levels[Math.abs(index - MIDDLE)] ?? 0);
        if (bar instanceof HTMLElement) bar.style.height = `${height}%`;
      }
    };
    const timer = setInterval(draw, isStill() ? CALM_STEP_MS : STEP_MS);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <div ref={box} role="img" aria-label={TURN.wave} className="flex h-14 items-center justify-center gap-1">
      {PLACES.map((place) => (
        <span
          key={place}
          className="w-1 rounded-full bg-brand transition-[height] duration-100"
          style={{ height: '8%', opacity: 1 - Math.abs(place) / (MIDDLE + 4) }}
        />
      ))}
    </div>
  );
}
