import { Drawing } from '#src/ui/drawing.tsx';

/** A winding way to a flag. */
export const RoadDrawing = () => (
  <Drawing>
    <path d="M4 90c8-22 26-32 46-32 26 0 44 12 66 32z" className="fill-owl-prop" />
    <path
      d="M40 90c-2-10 26-10 24-18-2-7-14-6-12-14h8c0 6 20 6 22 15 2 8-14 9-12 17z"
      className="fill-owl-cream"
    />
    <rect x="54" y="8" width="6" height="52" rx="3" className="fill-owl-feather" />
    <path d="M60 10c10-5 18 5 32 0v22c-14 5-22-5-32 0z" className="fill-brand" />
  </Drawing>
);
