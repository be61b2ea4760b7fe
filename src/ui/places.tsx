import type { ReactNode, SVGProps } from 'react';

/** Where learners live, 120 by 80 each, standing on the lower edge. Walls are in the colour of the text around. */
const PLACES = {
  /** An alley between two tall houses, with lanterns across. */
  alley: (
    <>
      <path d="M12 80V22a6 6 0 0 1 6-6h22a6 6 0 0 1 6 6v58z" className="fill-current" />
      <path d="M76 80V12a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v68z" className="fill-brand" />
      <path d="M46 80V52h30v28z" className="fill-owl-prop" />
      <path
        d="M19 24h8v11h-8zM32 24h8v11h-8zM19 44h8v11h-8zM83 15h8v11h-8zM95 15h8v11h-8zM83 36h8v11h-8zM95 36h8v11h-8zM53 59h6v8h-6zM63 59h6v8h-6z"
        className="fill-surface"
      />
      <path
        d="M32 80V66a4 4 0 0 1 8 0v14zM88 80V64a4.5 4.5 0 0 1 9 0v16z"
        className="fill-owl-feather-dark"
      />
      <path d="M46 30q15 13 30-2" className="fill-none stroke-owl-feather-dark [stroke-width:2]" />
      <path
        d="M51 33a4.5 5.5 0 0 1 0 11 4.5 5.5 0 0 1 0-11zM61 36a4.5 5.5 0 0 1 0 11 4.5 5.5 0 0 1 0-11zM71 32a4.5 5.5 0 0 1 0 11 4.5 5.5 0 0 1 0-11z"
        className="fill-brand"
      />
      <path d="M6 58h40v5H6zM74 52h40v5H74z" className="fill-owl-feather-dark" />
    </>
  ),
  /** A bus at its stop. */
  bus: (
    <>
      <path d="M100 80V30" className="fill-none stroke-owl-feather-dark [stroke-width:4]" />
      <rect x="90" y="14" width="22" height="20" rx="6" className="fill-owl-prop" />
      <path d="M97 20h8v6h-8z" className="fill-surface" />
      <rect x="8" y="22" width="76" height="50" rx="12" className="fill-current" />
      <path d="M8 52h76v8a12 12 0 0 1-12 12H20A12 12 0 0 1 8 60z" className="fill-brand" />
      <path
        d="M16 34a4 4 0 0 1 4-4h10v17H16zM34 30h14v17H34zM52 30h14v17H52zM70 30h4a6 6 0 0 1 6 6v11H70z"
        className="fill-surface"
      />
      <circle cx="26" cy="71" r="9" className="fill-owl-feather-dark" />
      <circle cx="66" cy="71" r="9" className="fill-owl-feather-dark" />
      <circle cx="26" cy="71" r="3.5" className="fill-surface" />
      <circle cx="66" cy="71" r="3.5" className="fill-surface" />
    </>
  ),
  /** A café on the pavement: an awning, a table, a stool. */
  cafe: (
    <>
      <path d="M14 80V20a6 6 0 0 1 6-6h62a6 6 0 0 1 6 6v60z" className="fill-current" />
      <rect x="22" y="42" width="28" height="24" rx="4" className="fill-surface" />
      <path d="M60 80V48a6 6 0 0 1 6-6h8a6 6 0 0 1 6 6v32z" className="fill-owl-feather-dark" />
      <path
        d="M12 20h78l5 14a6.8 6.8 0 0 1-13.5 0 6.8 6.8 0 0 1-13.5 0 6.8 6.8 0 0 1-14 0 6.8 6.8 0 0 1-13.5 0 6.8 6.8 0 0 1-13.5 0 6.8 6.8 0 0 1-13.5 0 6.8 6.8 0 0 1-7.5 0z"
        className="fill-brand"
      />
      <path
        d="M29 20h11l-1 14a6.5 6.5 0 0 1-13 0zM62 20h11l3 14a6.5 6.5 0 0 1-13 0z"
        className="fill-surface"
      />
      <path
        d="M92 62h22a2.5 2.5 0 0 1 0 5h-8v13h-5V67h-9a2.5 2.5 0 0 1 0-5z"
        className="fill-owl-feather-dark"
      />
      <path d="M98 50h10l-1.5 12h-7z" className="fill-owl-prop" />
    </>
  ),
  /** A rooftop: a water tank, plants, washing on a line. */
  rooftop: (
    <>
      <path d="M6 80V56h108v24z" className="fill-current" />
      <rect x="2" y="50" width="116" height="9" rx="4.5" className="fill-owl-feather-dark" />
      <path d="M18 50V36M36 50V36" className="fill-none stroke-owl-feather-dark [stroke-width:4]" />
      <rect x="10" y="14" width="34" height="24" rx="10" className="fill-owl-prop" />
      <path d="M18 14v24M36 14v24" className="fill-none stroke-surface [stroke-width:2.5]" />
      <path
        d="M54 50V16M110 50V16M54 20q28 8 56 0"
        className="fill-none stroke-owl-feather-dark [stroke-width:2.5]"
      />
      <path d="M62 22l4-1 4 3 4-2 5 2 4 7-5 3v12H64V34l-5-3z" className="fill-brand" />
      <path d="M90 24h14v18H90z" className="fill-current" />
      <path d="M22 68h12v12H22zM50 68h12v12H50zM78 68h12v12H78z" className="fill-surface" />
    </>
  ),
} satisfies Record<string, ReactNode>;

const NAMES = Object.keys(PLACES) as (keyof typeof PLACES)[];

interface PlaceProps extends Pick<SVGProps<SVGSVGElement>, 'className' | 'x' | 'y' | 'width' | 'height'> {
  /** Which one; any whole number from 0. */
  pick: number;
}

/** One of the places; with a place and a size inside a larger drawing. */
export const Place = ({ pick, ...where }: PlaceProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 120 80"
    preserveAspectRatio="xMidYMax meet"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...where}
  >
    {PLACES[NAMES[pick % NAMES.length] ?? 'alley']}
  </svg>
);
