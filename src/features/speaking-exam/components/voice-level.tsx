import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** The loudness that fills the ring: root mean square, 0–1. */
const FULL = 0.2;

/** A microphone whose ring follows the learner's voice: calm, and only a sign that it hears. */
export function VoiceLevel({ level }: { level: () => number }) {
  const ring = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      const size = 1 + 0.6 * Math.min(1, level() / FULL);
      if (ring.current) ring.current.style.transform = `scale(${size.toFixed(3)})`;
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <span aria-hidden="true" className="relative grid size-10 place-items-center">
      <span ref={ring} className="absolute inset-1 rounded-full bg-brand-soft" />
      <Mic className="relative size-5 text-brand-strong" />
    </span>
  );
}
