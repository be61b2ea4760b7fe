import { DETAIL, Drawing } from '#src/ui/drawing.tsx';

/** A question paper and a clock. */
export const PaperDrawing = () => (
  <Drawing>
    <rect x="18" y="6" width="62" height="84" rx="12" className="fill-owl-prop" />
    <path d="M32 24h34M32 40h26M32 56h14" className={DETAIL} />
    <circle cx="82" cy="64" r="26" className="fill-brand" />
    <circle cx="82" cy="64" r="18" className="fill-owl-cream" />
    <path d="M82 54v10l8 5" className="fill-none stroke-owl-feather-dark [stroke-width:5]" />
  </Drawing>
);
