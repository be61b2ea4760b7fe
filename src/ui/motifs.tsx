import type { ReactNode, SVGProps } from 'react';

/** The softer of the two tones. */
const SOFT = { fill: 'currentColor', fillOpacity: 0.2 };

/** Small things of every day in Vietnam, 48 by 48 each. */
const MOTIFS: readonly ReactNode[] = [
  // A lantern.
  <>
    <path {...SOFT} d="M16 12h16c5 6 5 16 0 22H16c-5-6-5-16 0-22z" />
    <path d="M24 4v30M18 12h12M18 34h12M24 38v6" />
  </>,
  // A boat with its sail.
  <>
    <path {...SOFT} d="M5 29h38c-2 7-7 10-12 10H17C12 39 7 36 5 29z" />
    <path d="M22 25V6M4 44c3-2 5-2 8 0s5 2 8 0 5-2 8 0 5 2 8 0 5-2 8 0" />
    <path d="M27 8c7 4 10 9 11 16H27z" fill="currentColor" />
  </>,
  // A kite.
  <>
    <path {...SOFT} d="M24 4 38 18 24 36 10 18z" />
    <path d="M24 4v32M10 18h28M24 36c0 5-7 3-6 8" />
  </>,
  // A lotus.
  <>
    <path {...SOFT} d="M24 8c7 7 9 16 0 27-9-11-7-20 0-27z" />
    <path d="M15 17c-7-1-10 2-11 4 2 9 10 14 20 14s18-5 20-14c-1-2-4-5-11-4M9 42h30" />
  </>,
  // Mountains and the sun.
  <>
    <path {...SOFT} d="M3 41 18 14l9 14 6-8 12 21z" />
    <path d="m13 23 5 3.5 4-4" />
    <circle cx="36" cy="11" r="5" fill="currentColor" stroke="none" />
  </>,
  // A cup of tea.
  <>
    <path {...SOFT} d="M8 19h26v10a10 10 0 0 1-10 10h-6A10 10 0 0 1 8 29z" />
    <path d="M34 22h2a5 5 0 0 1 0 11h-3M16 5c-3 4 2 5 0 9M25 5c-3 4 2 5 0 9M5 44h32" />
  </>,
  // A conical hat.
  <>
    <path {...SOFT} d="M24 7 45 30c-12 6-30 6-42 0z" />
    <path d="M16 18c5 2.5 11 2.5 16 0M10 25c8 3.5 20 3.5 28 0M14 34c2 7 6 9 10 10 4-1 8-3 10-10" />
  </>,
  // A house.
  <>
    <path {...SOFT} d="M9 21 24 8l15 13v21H9z" />
    <path d="M4 25 24 8l20 17M20 42V31h8v11" />
  </>,
];

/** A whole number from an id, the same on every device: the upper half of FNV-1a, to which every letter counts. */
export const numberOf = (id: string): number =>
  [...id].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  ) >>> 16;

interface MotifProps extends Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'> {
  /** Which one; any whole number from 0. */
  pick: number;
}

/** One of the motifs, in the colour of the text around it; with a place and a size inside a larger drawing. */
export const Motif = ({ pick, ...place }: MotifProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...place}
  >
    {MOTIFS[pick % MOTIFS.length]}
  </svg>
);
