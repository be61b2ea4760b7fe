import { useLayoutEffect, useRef, useState } from 'react';
import { flakeCount, makeFlakes } from '../model/flakes.ts';

/**
 * Snow behind the page's text, so that no flake looks like a diacritic. Decorative, and animated by the
 * compositor, so that it does not slow down the page.
 */
export function Snow({ width }: { width: number }) {
  const [flakes] = useState(() => makeFlakes(flakeCount(width), Math.random));
  const sky = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const animations = [...(sky.current?.children ?? [])].map((child, index) => {
      const { drift = 0, duration = 0, ahead = 0 } = flakes[index] ?? {};
      const from = { transform: 'translate3d(0, -12px, 0)' };
      const to = { transform: `translate3d(${drift}px, calc(100vh + 12px), 0)` };
      return child.animate([from, to], { duration, delay: -ahead, iterations: Number.POSITIVE_INFINITY });
    });
    return () => {
      for (const animation of animations) animation.cancel();
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
