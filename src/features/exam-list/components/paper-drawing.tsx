import { Drawing } from '#src/ui/drawing.tsx';

/** A question paper and a clock. */
export const PaperDrawing = () => (
  <Drawing size="sm">
    <rect x="20" y="8" width="58" height="80" rx="8" className="fill-brand-soft" />
    <path d="M32 24h34M32 38h24M32 52h14" />
    <circle cx="80" cy="64" r="22" className="fill-surface" />
    <path d="M80 42a22 22 0 0 1 22 22H80z" className="fill-brand" />
    <path d="M80 50v14h10" />
  </Drawing>
);
