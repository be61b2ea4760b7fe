import { Drawing } from '#src/ui/drawing.tsx';

/** Columns that grow. */
export const ChartDrawing = ({ size }: { size: 'sm' | 'md' }) => (
  <Drawing size={size}>
    <path d="M14 12v70h94" />
    <rect x="26" y="54" width="16" height="28" rx="4" className="fill-brand-soft" />
    <rect x="52" y="40" width="16" height="42" rx="4" className="fill-brand-soft" />
    <rect x="78" y="26" width="16" height="56" rx="4" className="fill-brand" />
    <path d="M28 40c18-3 34-12 52-26M70 12l11 1-2 11" />
  </Drawing>
);
