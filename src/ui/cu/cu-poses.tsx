import type { ReactNode } from 'react';

export type Eyes = 'open' | 'glad' | 'asleep';
export type Beak = 'shut' | 'open';
/** Degrees by which its inner end rises, and pixels downwards. */
export type Brow = readonly [number, number];

interface Look {
  eyes: Eyes;
  /** Where the open eyes look, in pixels to the right and downwards. */
  gaze?: readonly [number, number];
  brows: readonly [left: Brow, right: Brow];
  beak: Beak;
  /** Degrees that the head is turned to the right. */
  tilt: number;
  /** Degrees by which each wing is raised from the side; missing where it is drawn before the body. */
  wings: readonly [left: number | undefined, right: number | undefined];
  /** The same for both wings, before the body. */
  embracing?: number;
  /** On the head, tilted with it. */
  hat?: ReactNode;
  /** What is drawn before the owl. */
  before?: ReactNode;
}

const CALM: readonly [Brow, Brow] = [
  [0, 0],
  [0, 0],
];

const LINE = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A star of four points. */
const Sparkle = ({ x, y, size, className }: { x: number; y: number; size: number; className: string }) => (
  <path
    d="M0-6C1-2 2-1 6 0 2 1 1 2 0 6-1 2-2 1-6 0-2-1-1-2 0-6z"
    transform={`translate(${x} ${y}) scale(${size})`}
    className={className}
  />
);

/** Every pose of the owl, by what it tells. */
export const CU_POSES = {
  greeting: {
    eyes: 'open',
    brows: [
      [4, -2],
      [4, -2],
    ],
    beak: 'open',
    tilt: 4,
    wings: [4, 104],
    before: (
      <path
        d="M109 38c4 1 6 4 7 8M112 28c7 2 11 7 13 14"
        className="fill-none stroke-brand [stroke-width:4]"
        {...LINE}
      />
    ),
  },
  listening: {
    eyes: 'open',
    gaze: [3, 0],
    brows: [
      [6, -2],
      [6, -2],
    ],
    beak: 'shut',
    tilt: 8,
    wings: [2, 112],
    before: (
      <path
        d="M117 42c2 5 2 10 0 15M125 37c4 8 4 17 0 25"
        className="fill-none stroke-owl-prop [stroke-width:4]"
        {...LINE}
      />
    ),
  },
  thinking: {
    eyes: 'open',
    gaze: [3, -4],
    brows: [
      [0, 2],
      [10, -4],
    ],
    beak: 'shut',
    tilt: -5,
    wings: [2, undefined],
    before: (
      <>
        <path
          d="M98 83c3 11-5 19-14 15-8-3-13-10-16-19-2-5 4-8 7-4 3 5 6 7 10 4 5-4 11-3 13 4z"
          transform="translate(0 -4)"
          className="fill-owl-feather-dark"
        />
        <g className="fill-owl-prop">
          <circle cx="106" cy="24" r="3" />
          <circle cx="113" cy="13" r="4.5" />
          <circle cx="123" cy="-2" r="6.5" />
        </g>
      </>
    ),
  },
  right: {
    eyes: 'glad',
    brows: [
      [4, -3],
      [4, -3],
    ],
    beak: 'open',
    tilt: 0,
    wings: [102, 102],
    before: (
      <>
        <Sparkle x={4} y={22} size={1.3} className="fill-success" />
        <Sparkle x={118} y={14} size={1.5} className="fill-brand" />
        <Sparkle x={126} y={34} size={0.8} className="fill-success" />
        <Sparkle x={-2} y={6} size={0.7} className="fill-brand" />
      </>
    ),
  },
  wrong: {
    eyes: 'open',
    gaze: [-2, 1],
    brows: [
      [18, 0],
      [18, 0],
    ],
    beak: 'shut',
    tilt: -8,
    wings: [0, undefined],
    before: (
      <path
        d="M88 83c-6-3-5-11 1-13 8-5 8-15 0-28-4-7 3-12 9-6 13 13 16 32 6 42-5 5-11 8-16 5z"
        className="fill-owl-feather-dark"
      />
    ),
  },
  asleep: {
    eyes: 'asleep',
    brows: CALM,
    beak: 'shut',
    tilt: 8,
    wings: [-8, -8],
    hat: (
      <>
        <path
          d="M26 30C34 8 60-4 86 2c14 4 22 14 22 27-4-3-8-4-12-3v8C74 22 46 20 26 30z"
          className="fill-owl-prop"
        />
        <circle cx="105" cy="32" r="7" className="fill-brand" />
        <path
          d="M28 31C48 21 72 21 92 31"
          className="fill-none stroke-owl-cream [stroke-width:8]"
          {...LINE}
        />
      </>
    ),
    before: (
      <path
        d="M113 2h6l-6 7h6M122-10h7l-7 8h7"
        className="fill-none stroke-owl-prop [stroke-width:3]"
        {...LINE}
      />
    ),
  },
  offline: {
    eyes: 'open',
    gaze: [0, 4],
    brows: CALM,
    beak: 'shut',
    tilt: 0,
    wings: [undefined, undefined],
    embracing: -34,
    before: (
      <>
        <path
          d="M36 84c8-3 17-2 24 3 7-5 16-6 24-3v22c-8-3-17-2-24 3-7-5-16-6-24-3z"
          className="fill-owl-prop"
        />
        <path
          d="M41 88c6-2 12-1 17 2v13c-5-3-11-4-17-2zM79 88c-6-2-12-1-17 2v13c5-3 11-4 17-2z"
          className="fill-owl-cream"
        />
        <path d="M106 13a8 8 0 0 1 1-16 10 10 0 0 1 18 3 7 7 0 0 1-1 13z" className="fill-owl-prop" />
        <path d="M106-8 127 15" className="fill-none stroke-brand [stroke-width:4]" {...LINE} />
      </>
    ),
  },
  proud: {
    eyes: 'glad',
    brows: [
      [0, -3],
      [0, -3],
    ],
    beak: 'shut',
    tilt: 0,
    wings: [34, 34],
    before: (
      <>
        <path d="M49 72h8l6 15-7 3zM71 72h-8l-6 15 7 3z" className="fill-owl-prop" />
        <circle cx="60" cy="93" r="10" className="fill-brand" />
        <path
          d="m60 86 2 4.5 5 .5-3.5 3.5 1 5-4.5-2.5-4.5 2.5 1-5-3.5-3.5 5-.5z"
          className="fill-owl-cream"
        />
      </>
    ),
  },
} satisfies Record<string, Look>;

export type CuPose = keyof typeof CU_POSES;
export const lookOf = (pose: CuPose): Look => CU_POSES[pose];
