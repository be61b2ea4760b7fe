import { Drawing } from '#src/ui/drawing.tsx';

/** Kept on the phone first, then on its way to the cloud. */
export const SafeDrawing = () => (
  <Drawing>
    <rect x="8" y="8" width="48" height="82" rx="13" className="fill-owl-prop" />
    <rect x="15" y="18" width="34" height="62" rx="7" className="fill-owl-cream" />
    <circle cx="32" cy="49" r="13" className="fill-brand" />
    <path d="m26 49 4.5 4.5L38.5 45" className="fill-none stroke-owl-cream [stroke-width:4.5]" />
    <path d="M77 60a13 13 0 0 1 1-26 16 16 0 0 1 30 6 10 10 0 0 1-2 20z" className="fill-owl-feather" />
    <path d="M62 78h22m-8-8 8 8-8 8" className="fill-none stroke-brand [stroke-width:5]" />
  </Drawing>
);
