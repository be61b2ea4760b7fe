import { Drawing } from '#src/ui/drawing.tsx';

/** Cards that come back until they are known. */
export const CardsDrawing = ({ size }: { size: 'sm' | 'md' }) => (
  <Drawing size={size}>
    <rect
      x="38"
      y="10"
      width="56"
      height="62"
      rx="9"
      className="fill-brand-soft"
      transform="rotate(9 66 41)"
    />
    <rect x="26" y="16" width="56" height="66" rx="9" className="fill-surface" />
    <path d="M38 32h32M38 44h20" />
    <circle cx="72" cy="70" r="15" className="fill-brand" stroke="none" />
    <path d="m65 70 5 5 9-10" className="stroke-raised" />
  </Drawing>
);
