import { useLayoutEffect, useRef, useState } from 'react';
import { flakeCount, makeFlakes } from '../model/flakes.ts';

/**
 * Snow behind the page's words, where no flake can pass for a mark above or below a letter. For the eye only, and
 * moved by the compositor, so that it takes no time from the page.
 */
export function Snow({ width }: { width: number }) {
  const [flakes] = useState(() => makeFlakes(flakeCount(width), Math.random));
  const sky = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const falls = [...(sky.current?.children ?? [])].map((child, index) => {
      const { drift = 0, duration = 0, ahead = 0 } = flakes[index] ?? {};
      const from = { transform: 'translate3d(0, -12px, 0)' };
      const to = { transform: `translate3d(${drift}px, calc(100vh + 12px), 0)` };
      return child.animate([from, to], { duration, delay: -ahead, iterations: Number.POSITIVE_INFINITY });
    });
    return () => {
      for (const fall of falls) fall.cancel();
    };
  }, [flakes]);
  return (
    <div ref={sky} aria-hidden="true" className="pointer-events-none fixed inset-0 -z-10 overflow-hidden">
      {flakes.map(({ left, size, opacity }) => (
        <span
          key={left}
          className="absolute top-0 rounded-full bg-info"
          style={{ left: `${left}%`, width: size, height: size, opacity }}
        />
      ))}
    </div>
  );
}
