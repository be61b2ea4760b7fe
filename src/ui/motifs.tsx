import type { ReactNode } from 'react';

const LINE = 'fill-none stroke-current [stroke-width:3]';
const INSIDE = 'fill-none stroke-surface [stroke-width:2.5]';

/** Small things of every day in Vietnam, 48 by 48 each. */
const MOTIFS: readonly ReactNode[] = [
  // A lantern.
  <>
    <path d="M24 3v8M24 37v8" className={LINE} />
    <path d="M16 11h16c7 7 7 19 0 26H16c-7-7-7-19 0-26z" className="fill-current" />
    <path d="M20 15c-3 6-3 12 0 18M28 15c3 6 3 12 0 18" className={INSIDE} />
    <path d="M15 10q9-4 18 0M15 38q9 4 18 0" className="fill-none stroke-brand [stroke-width:4]" />
  </>,
  // A boat with its sail.
  <>
    <path d="M24 4c10 4 14 12 13 22H24z" className="fill-brand" />
    <path d="M21 8v18H10C10 19 14 12 21 8z" className="fill-current opacity-50" />
    <path d="M3 30h42c-1 8-8 12-14 12H17C11 42 4 38 3 30z" className="fill-current" />
    <path d="M13 36h6M25 36h10" className={INSIDE} />
  </>,
  // A kite.
  <>
    <path d="M25 32c2 6-8 5-6 13" className={LINE} />
    <path d="M26 2 41 17 26 35 11 17z" className="fill-current" />
    <path d="M26 2 41 17H26zM26 17v18L11 17z" className="fill-brand" />
  </>,
  // A lotus.
  <>
    <path
      d="M4 22c8-1 13 2 16 6-3 7-5 9-5 11C8 36 4 30 4 22zM44 22c-8-1-13 2-16 6 3 7 5 9 5 11 7-3 11-9 11-17z"
      className="fill-current"
    />
    <path
      d="M13 13c6 2 9 6 11 11 2-5 5-9 11-11 1 12-2 22-11 27-9-5-12-15-11-27z"
      className="fill-current opacity-50"
    />
    <path d="M24 7c7 9 8 22 0 33-8-11-7-24 0-33z" className="fill-brand" />
  </>,
  // Mountains and the sun.
  <>
    <circle cx="35" cy="13" r="7" className="fill-brand" />
    <path d="M26 42c4-10 8-17 11-17s7 9 9 13c1 3-1 4-3 4z" className="fill-current opacity-50" />
    <path d="M2 38C8 24 14 11 18 11s11 15 17 27c1 3-1 4-3 4H5c-2 0-4-1-3-4z" className="fill-current" />
    <path d="M12 21c4 4 8-1 12 1" className={INSIDE} />
  </>,
  // A cup of coffee under its filter.
  <>
    <path d="M35 24h3a6 6 0 0 1 0 12h-4" className={LINE} />
    <path d="M8 20h28v12c0 8-6 12-11 12h-6c-5 0-11-4-11-12z" className="fill-current" />
    <path d="M12 8h20v9H12z" className="fill-current opacity-50" />
    <path d="M8 20q14-5 28 0M14 6q8-4 16 0" className="fill-none stroke-brand [stroke-width:4]" />
  </>,
  // A conical hat.
  <>
    <path d="M14 30c1 9 5 13 10 15 5-2 9-6 10-15" className={LINE} />
    <path d="M21 8c2-3 4-3 6 0l18 19c2 3 0 5-3 6-12 3-24 3-36 0-3-1-5-3-3-6z" className="fill-brand" />
    <path d="M16 18q8 3.5 16 0M10 26q14 5 28 0" className={INSIDE} />
  </>,
  // A house.
  <>
    <path d="M9 20h30v20a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4z" className="fill-current" />
    <path d="M21 6c2-2 4-2 6 0l17 15c2 2 1 4-2 4H6c-3 0-4-2-2-4z" className="fill-brand" />
    <path d="M19 44V34a5 5 0 0 1 10 0v10z" className="fill-surface" />
  </>,
];

/** A whole number from an id, the same on every device: the upper half of FNV-1a, to which every letter counts. */
export const numberOf = (id: string): number =>
  [...id].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  ) >>> 16;

/** One of the motifs, in the colour of the text around it: any whole number from 0 picks it. */
export const Motif = ({ pick, className }: { pick: number; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 48 48"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    {MOTIFS[pick % MOTIFS.length]}
  </svg>
);
