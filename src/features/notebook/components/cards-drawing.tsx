import { DETAIL, Drawing } from '#src/ui/drawing.tsx';

/** Cards that come back until they are known. */
export const CardsDrawing = () => (
  <Drawing>
    <rect x="42" y="8" width="56" height="66" rx="12" transform="rotate(10 70 41)" className="fill-brand" />
    <rect x="22" y="14" width="58" height="70" rx="12" className="fill-owl-prop" />
    <path d="M36 34h30M36 50h18" className={DETAIL} />
    <circle cx="78" cy="72" r="18" className="fill-owl-feather-dark" />
    <path d="m69.5 72 6 6 11-12" className="fill-none stroke-owl-cream [stroke-width:5.5]" />
  </Drawing>
);
