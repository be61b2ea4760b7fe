import type { ReactNode } from 'react';

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      className="size-20 shrink-0 fill-none stroke-muted [stroke-width:2.25]"
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
      <circle cx={x} cy={y} r="13" className="fill-brand-soft stroke-brand" />
      <g transform={`translate(${x} ${y})`} className="stroke-brand-strong">
        {children}
      </g>
    </>
  );
}

const SHARE = <path d="M0-7v9M-3.5-4 0-7.5 3.5-4M-3-1.5h-2.5v7.5h11v-7.5H3" />;
const DOTS = <path d="M0-5v.01M0 0v.01M0 5v.01" className="[stroke-width:4]" />;
const BARS = <path d="M-5-4H5M-5 0H5M-5 4H5" />;
const PLUS = <path d="M0-5V5M-5 0H5" />;

const Phone = () => <rect x="22" y="6" width="52" height="84" rx="9" className="fill-surface" />;
const Lines = ({ y }: { y: number }) => <path d={`M32 ${y}h32M32 ${y + 9}h24M32 ${y + 18}h28`} />;
const Window = () => (
  <>
    <rect x="6" y="16" width="84" height="64" rx="8" className="fill-surface" />
    <path d="M6 34h84M14 25h.01M21 25h.01" />
  </>
);

/** Where each step is on the screen, drawn for nobody's brand: a phone, a list, a window. */
export const DRAWINGS = {
  shareBelow: (
    <Frame>
      <Phone />
      <Lines y={22} />
      <path d="M22 72h52M33 81h4M59 81h4" />
      <Spot x={48} y={78}>
        {SHARE}
      </Spot>
    </Frame>
  ),
  shareAbove: (
    <Frame>
      <Phone />
      <Lines y={44} />
      <path d="M22 29h52" />
      <Spot x={68} y={19}>
        {SHARE}
      </Spot>
    </Frame>
  ),
  menuAbove: (
    <Frame>
      <Phone />
      <Lines y={44} />
      <path d="M22 29h52" />
      <Spot x={68} y={19}>
        {DOTS}
      </Spot>
    </Frame>
  ),
  menuBelow: (
    <Frame>
      <Phone />
      <Lines y={22} />
      <path d="M22 72h52M33 81h4M46 81h4" />
      <Spot x={68} y={79}>
        {BARS}
      </Spot>
    </Frame>
  ),
  entry: (
    <Frame>
      <rect x="8" y="10" width="80" height="76" rx="9" className="fill-surface" />
      <path d="M18 24h40M18 74h34" />
      <rect x="8" y="36" width="80" height="26" className="fill-brand-soft" stroke="none" />
      <path d="M18 49h40" className="stroke-brand-strong" />
      <g transform="translate(74 49)" className="stroke-brand-strong">
        <rect x="-8" y="-8" width="16" height="16" rx="4" />
        {PLUS}
      </g>
    </Frame>
  ),
  confirm: (
    <Frame>
      <rect x="8" y="18" width="80" height="60" rx="9" className="fill-surface" />
      <rect x="18" y="42" width="24" height="24" rx="6" className="fill-brand" stroke="none" />
      <path d="M27 48v11h8" className="stroke-on-action" />
      <path d="M52 50h26M52 59h18M18 29h14" />
      <Spot x={74} y={29}>
        <path d="m-5 0 4 4 7-8" />
      </Spot>
    </Frame>
  ),
  icon: (
    <Frame>
      <Phone />
      <path d="M32 20h9v9h-9zM55 20h9v9h-9zM32 62h9v9h-9zM55 62h9v9h-9z" />
      <rect x="36" y="33" width="24" height="24" rx="6" className="fill-brand" stroke="none" />
      <path d="M45 39v11h8" className="stroke-on-action" />
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
      <rect x="6" y="16" width="84" height="64" rx="8" className="fill-surface" />
      <path d="M6 34h84M14 25h6M62 25h8M76 25h6M30 44h34M30 54h26M30 64h30" />
      <Spot x={38} y={25}>
        <path d="M-4-6h5l3 3v9h-8z" />
      </Spot>
    </Frame>
  ),
  dock: (
    <Frame>
      <rect x="8" y="12" width="80" height="50" rx="8" className="fill-surface" />
      <rect x="18" y="66" width="60" height="22" rx="8" className="fill-surface" />
      <path d="M25 72h9v9h-9zM62 72h9v9h-9z" />
      <rect x="41" y="69" width="15" height="15" rx="4" className="fill-brand" stroke="none" />
    </Frame>
  ),
} as const;

export type DrawingName = keyof typeof DRAWINGS;
