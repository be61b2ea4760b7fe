import type { ReactNode } from 'react';
import type { Beak, Brow, Eyes } from './cu-poses.tsx';

/** The same on the other side. */
const MIRRORED = 'matrix(-1 0 0 1 120 0)';

/** A part and its mirror image. */
const Both = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <g transform={MIRRORED}>{children}</g>
  </>
);

/** Feet, torso and belly. */
export const Body = () => (
  <>
    <Both>
      <path
        d="M37 112a4 4 0 0 1 6-4 5 5 0 0 1 10 0 4 4 0 0 1 6 4c0 4-5 5-6 2-2 3-8 3-10 0-1 3-6 2-6-2z"
        className="fill-brand"
      />
    </Both>
    <path
      d="M60 50c25 0 37 17 37 34 0 18-15 26-37 26s-37-8-37-26c0-17 12-34 37-34z"
      className="fill-owl-feather"
    />
    <path d="M60 62c16 0 25 10 25 22s-11 21-25 21-25-9-25-21 9-22 25-22z" className="fill-owl-cream" />
    <path
      d="M46 86q3.5 4 7 0M67 86q3.5 4 7 0M56.5 95q3.5 4 7 0"
      className="fill-none stroke-owl-feather [stroke-width:2.6]"
      strokeLinecap="round"
    />
  </>
);

/** A wing at the left side, raised by so many degrees about its shoulder; none where it is drawn elsewhere. */
export const Wing = ({ turn, isRight = false }: { turn: number | undefined; isRight?: boolean }) =>
  turn === undefined ? null : (
    <g transform={isRight ? MIRRORED : undefined}>
      <path
        d="M31 66c-11 3-17 15-16 28 1 8 8 9 12 3 5-8 9-17 9-26 0-4-2-6-5-5z"
        transform={`rotate(${turn} 31 70)`}
        className="fill-owl-feather-dark"
      />
    </g>
  );

/** The head without what moves in it. */
export const Skull = () => (
  <>
    <Both>
      <path d="M23 40C17 26 18 10 24 6c2-1 3 0 4 1 6 7 14 9 24 10z" className="fill-owl-feather-dark" />
    </Both>
    <path d="M60 13c24 0 40 14 40 34S84 80 60 80 20 67 20 47s16-34 40-34z" className="fill-owl-feather" />
    <Both>
      <circle cx="43" cy="49" r="19.5" className="fill-owl-cream" />
      <ellipse cx="35" cy="61" rx="5.5" ry="3.5" className="fill-brand opacity-35" />
    </Both>
    <ellipse cx="60" cy="61" rx="19" ry="13" className="fill-owl-cream" />
  </>
);

/** About its own middle. */
const BLINKS = 'origin-center [transform-box:fill-box] motion-safe:animate-owl-blink';

interface GazeProps {
  gaze: readonly [number, number];
  blinks: boolean;
}

function OpenEye({ x, gaze: [dx, dy], blinks }: GazeProps & { x: number }) {
  return (
    <g transform={`translate(${x + dx} ${49 + dy})`}>
      <g className={blinks ? BLINKS : undefined}>
        <circle r="9.5" className="fill-owl-ink" />
        <circle cx="3.2" cy="-3.4" r="3.3" className="fill-owl-cream" />
        <circle cx="-3.4" cy="3.6" r="1.5" className="fill-owl-cream" />
      </g>
    </g>
  );
}

const CLOSED = {
  glad: 'M-8.5 3.5c3-9 14-9 17 0',
  asleep: 'M-8.5-1c3 8 14 8 17 0',
} as const;

/** Both eyes, in the same way. */
export function EyePair({ eyes, ...gaze }: GazeProps & { eyes: Eyes }) {
  return [44, 76].map((x) =>
    eyes === 'open' ? (
      <OpenEye key={x} x={x} {...gaze} />
    ) : (
      <path
        key={x}
        d={CLOSED[eyes]}
        transform={`translate(${x} 49)`}
        className="fill-none stroke-owl-ink [stroke-width:4.5]"
        strokeLinecap="round"
      />
    ),
  );
}

/** Above the left eye; turned, the inner end rises with more. */
export const BrowMark = ({ brow: [turn, dy], isRight = false }: { brow: Brow; isRight?: boolean }) => (
  <g transform={isRight ? MIRRORED : undefined}>
    <path
      d="M-7.5 1.5Q0-3 7.5 0"
      transform={`translate(43 ${34 + dy}) rotate(${-turn})`}
      className="fill-none stroke-owl-feather-dark [stroke-width:4]"
      strokeLinecap="round"
    />
  </g>
);

const BEAKS: Record<Beak, ReactNode> = {
  shut: <path d="M54 58q6-5 12 0c1 4-3 9-6 9s-7-5-6-9z" className="fill-brand" />,
  open: (
    <>
      <path d="M54.5 62h11c0 7-2 11-5.5 11s-5.5-4-5.5-11z" className="fill-owl-ink" />
      <path d="M52.5 58q7.5-6 15 0c1 3-3 7-7.5 7s-8.5-4-7.5-7z" className="fill-brand" />
    </>
  ),
};

export const BeakMark = ({ beak }: { beak: Beak }) => BEAKS[beak];
