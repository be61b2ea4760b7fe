import { useEffect, useRef } from 'react';

/** Bars, from the middle outwards by how far they move. */
const REACH = [0.35, 0.55, 0.8, 1, 0.8, 0.55, 0.35].map((reach, at) => ({ id: `bar-${at}`, reach }));
/** Loudness at which the bars are full; speech near a telephone has about 0.1. */
const LOUD = 0.12;

/** A calm wave that follows the learner's voice. @param level root mean square, 0–1 */
export function LevelBars({ level }: { level: () => number }) {
  const bars = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let shown = 0;
    const draw = (): void => {
      shown += (Math.min(1, level() / LOUD) - shown) * 0.25;
      for (const [at, { reach }] of REACH.entries()) {
        const bar = bars.current?.children[at];
        if (bar instanceof HTMLElement)
          bar.style.transform = `scaleY(${(0.12 + 0.88 * shown * reach).toFixed(3)})`;
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <div ref={bars} aria-hidden="true" className="flex h-14 items-center justify-center gap-2">
      {REACH.map(({ id }) => (
        <span key={id} className="h-full w-2 scale-y-[0.12] rounded-full bg-brand" />
      ))}
    </div>
  );
}
