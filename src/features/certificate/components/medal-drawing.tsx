import { Drawing } from '#src/ui/drawing.tsx';

/** A medal with its ribbons. */
export const MedalDrawing = ({ size }: { size: 'sm' | 'md' }) => (
  <Drawing size={size}>
    <path d="M46 54 34 88l14-4 8 8 6-26M74 54l12 34-14-4-8 8-4-26" className="fill-brand-soft" />
    <circle cx="60" cy="38" r="28" className="fill-surface" />
    <circle cx="60" cy="38" r="19" className="fill-brand-soft" />
    <path d="m60 26 4 8 9 1-6.5 6 1.5 9-8-4-8 4 1.5-9-6.5-6 9-1z" className="fill-brand" />
  </Drawing>
);
