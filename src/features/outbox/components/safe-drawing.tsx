import { Drawing } from '#src/ui/drawing.tsx';

/** Kept on the phone first, then on its way to the cloud. */
export const SafeDrawing = () => (
  <Drawing size="sm">
    <rect x="10" y="10" width="42" height="76" rx="9" className="fill-brand-soft" />
    <path d="M26 19h10" />
    <circle cx="31" cy="50" r="12" className="fill-brand" stroke="none" />
    <path d="m25 50 4.5 4.5L37 46" className="stroke-raised" />
    <path d="M60 52h13M68 46l6 6-6 6" />
    <path d="M86 64a11 11 0 0 1 1-22 13 13 0 0 1 24 5 9 9 0 0 1-1 17z" className="fill-brand-soft" />
  </Drawing>
);
