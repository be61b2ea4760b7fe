import { Drawing } from '#src/ui/drawing.tsx';

/** Columns that grow. */
export const ChartDrawing = () => (
  <Drawing>
    <rect x="8" y="82" width="104" height="8" rx="4" className="fill-owl-feather" />
    <rect x="20" y="52" width="20" height="32" rx="7" className="fill-owl-prop" />
    <rect x="50" y="36" width="20" height="48" rx="7" className="fill-owl-prop" />
    <rect x="80" y="22" width="20" height="62" rx="7" className="fill-brand" />
    <path d="M18 36c18-2 32-10 44-24" className="fill-none stroke-owl-feather [stroke-width:5]" />
    <path d="m52 8 14-2-2 14z" className="fill-owl-feather" />
  </Drawing>
);
