import type { ReactNode } from 'react';

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      className="size-20 shrink-0 fill-none stroke-owl-feather [stroke-width:4]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** What to touch. */
function Spot({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <>
      <circle cx={x} cy={y} r="14" className="fill-brand" stroke="none" />
      <g transform={`translate(${x} ${y})`} className="stroke-owl-ink [stroke-width:2.75]">
        {children}
      </g>
    </>
  );
}

const SHARE = <path d="M0-7v9M-3.5-4 0-7.5 3.5-4M-3-1.5h-2.5v7.5h11v-7.5H3" />;
const DOTS = <path d="M0-5v.01M0 0v.01M0 5v.01" className="[stroke-width:4]" />;
const BARS = <path d="M-5-4H5M-5 0H5M-5 4H5" />;
const PLUS = <path d="M0-5V5M-5 0H5" />;

/** A frame with a screen in it; what is drawn later lies on the screen. */
const Screen = (at: { x: number; y: number; width: number; height: number }) => (
  <>
    <rect {...at} rx="12" className="fill-owl-prop" stroke="none" />
    <rect
      x={at.x + 5}
      y={at.y + 5}
      width={at.width - 10}
      height={at.height - 10}
      rx="7"
      className="fill-owl-cream"
      stroke="none"
    />
  </>
);
const Phone = () => <Screen x={20} y={4} width={56} height={88} />;
const Lines = ({ y }: { y: number }) => <path d={`M32 ${y}h32M32 ${y + 9}h24M32 ${y + 18}h28`} />;
const Window = () => (
  <>
    <Screen x={4} y={12} width={88} height={70} />
    <path d="M4 24a12 12 0 0 1 12-12h64a12 12 0 0 1 12 12v10H4z" className="fill-owl-prop" stroke="none" />
  </>
);

/** Where each step is on the screen, drawn for nobody's brand: a phone, a list, a window. */
export const DRAWINGS = {
  shareBelow: (
    <Frame>
      <Phone />
      <Lines y={22} />
      <path d="M27 68h42" />
      <Spot x={48} y={78}>
        {SHARE}
      </Spot>
    </Frame>
  ),
  shareAbove: (
    <Frame>
      <Phone />
      <Lines y={44} />
      <path d="M27 33h42" />
      <Spot x={68} y={19}>
        {SHARE}
      </Spot>
    </Frame>
  ),
  menuAbove: (
    <Frame>
      <Phone />
      <Lines y={44} />
      <path d="M27 33h42" />
      <Spot x={68} y={19}>
        {DOTS}
      </Spot>
    </Frame>
  ),
  menuBelow: (
    <Frame>
      <Phone />
      <Lines y={22} />
      <path d="M27 68h42" />
      <Spot x={68} y={79}>
        {BARS}
      </Spot>
    </Frame>
  ),
  entry: (
    <Frame>
      <Screen x={6} y={8} width={84} height={80} />
      <path d="M20 25h40M20 72h34" />
      <rect x="6" y="35" width="84" height="27" rx="8" className="fill-brand" stroke="none" />
      <g className="stroke-owl-ink">
        <path d="M20 48.5h34" />
        <g transform="translate(74 48.5)">{PLUS}</g>
      </g>
    </Frame>
  ),
  confirm: (
    <Frame>
      <Screen x={6} y={14} width={84} height={66} />
      <rect x="18" y="42" width="24" height="24" rx="6" className="fill-brand" stroke="none" />
      <path d="M27 48v11h8" className="stroke-owl-ink" />
      <path d="M52 48h24M52 60h16M20 29h14" />
      <Spot x={74} y={29}>
        <path d="m-5 0 4 4 7-8" />
      </Spot>
    </Frame>
  ),
  icon: (
    <Frame>
      <Phone />
      <path
        d="M32 19h11v11H32zM53 19h11v11H53zM32 63h11v11H32zM53 63h11v11H53z"
        className="fill-owl-prop"
        stroke="none"
      />
      <rect x="36" y="33" width="24" height="24" rx="6" className="fill-brand" stroke="none" />
      <path d="M45 39v11h8" className="stroke-owl-ink" />
    </Frame>
  ),
  outside: (
    <Frame>
      <Phone />
      <Lines y={22} />
      <Spot x={56} y={64}>
        <path d="M-5 5 5-5M-1-5h6v6" />
      </Spot>
    </Frame>
  ),
  addressBar: (
    <Frame>
      <Window />
      <path d="M18 50h60M18 62h44" />
      <Spot x={76} y={25}>
        <path d="M0-6v8M-3.5-1.5 0 2l3.5-3.5M-5 6H5" />
      </Spot>
    </Frame>
  ),
  macMenu: (
    <Frame>
      <Window />
      <path d="M32 46h34M32 57h24M32 68h30" />
      <Spot x={38} y={25}>
        <path d="M-4-6h5l3 3v9h-8z" />
      </Spot>
    </Frame>
  ),
  dock: (
    <Frame>
      <Screen x={8} y={6} width={80} height={54} />
      <rect x="16" y="65" width="64" height="24" rx="10" className="fill-owl-prop" stroke="none" />
      <path d="M25 73h9v9h-9zM62 73h9v9h-9z" className="fill-owl-cream" stroke="none" />
      <rect x="41" y="69" width="15" height="15" rx="4" className="fill-brand" stroke="none" />
    </Frame>
  ),
} as const;

export type DrawingName = keyof typeof DRAWINGS;
