import { Drawing } from '#src/ui/drawing.tsx';

/** A winding way to a flag. */
export const RoadDrawing = () => (
  <Drawing size="sm">
    <path d="M8 88c30-4 16-22 42-26s8-22 34-24" className="stroke-brand [stroke-width:7]" />
    <path d="M8 88h104M86 40V10" />
    <path d="M86 10h24l-7 8 7 8H86z" className="fill-brand-soft" />
    <circle cx="30" cy="80" r="6" className="fill-surface" />
    <circle cx="56" cy="61" r="6" className="fill-surface" />
  </Drawing>
);
