import { type CSSProperties, useEffect } from 'react';
import { respond } from '#src/ui/sounds/respond.ts';

const RAYS = Array.from({ length: 12 }, (_, at) => at * 30);

const COLOURS = ['fill-brand', 'fill-skill-listening-soft', 'fill-on-hero'] as const;
/** Twelve pieces of confetti, which fly out between the rays, every other one farther. */
const PIECES = RAYS.map((angle, at) => {
  const radians = ((angle + 15) * Math.PI) / 180;
  const far = at % 2 === 0 ? 52 : 40;
  const fly = `${Math.round(far * Math.cos(radians))}px ${Math.round(far * Math.sin(radians))}px`;
  const style: CSSProperties & Record<'--fly', string> = { '--fly': fly };
  return { angle, style, colour: COLOURS[at % COLOURS.length] ?? COLOURS[0] };
});

const Confetti = () => (
  <g stroke="none">
    {PIECES.map(({ angle, style, colour }) => (
      <rect
        key={angle}
        x="53"
        y="54"
        width="6"
        height="4"
        rx="1"
        className={`origin-center animate-confetti [transform-box:fill-box] ${colour}`}
        style={style}
      />
    ))}
  </g>
);

/** The full ring with a tick and rays around it, drawn within 1.2 s if it plays, else still. */
export function GoalDrawing({
  plays,
  className = 'size-28 text-success',
}: {
  plays: boolean;
  className?: string;
}) {
  useEffect(() => {
    if (plays) respond('goal');
  }, [plays]);
  // Each line is as long as its dash, 1, whatever it measures: the animation draws it from its beginning.
  const line = { pathLength: 1, strokeDasharray: 1 };
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 112 112"
      className={`shrink-0 fill-none ${className}`}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="56" cy="56" r="36" className="fill-current opacity-15" stroke="none" />
      <circle
        {...line}
        cx="56"
        cy="56"
        r="36"
        strokeWidth="8"
        transform="rotate(-90 56 56)"
        className={plays ? 'animate-draw-ring' : ''}
      />
      <path {...line} d="m43 57 9 9 18-20" strokeWidth="6" className={plays ? 'animate-draw-tick' : ''} />
      <g className="stroke-brand" strokeWidth="3.5">
        {RAYS.map((angle) => (
          <path
            {...line}
            key={angle}
            d={angle % 60 === 0 ? 'M56 9V2' : 'M56 9V5'}
            transform={`rotate(${angle} 56 56)`}
            className={plays ? 'animate-draw-ray' : ''}
          />
        ))}
      </g>
      {plays && <Confetti />}
    </svg>
  );
}
