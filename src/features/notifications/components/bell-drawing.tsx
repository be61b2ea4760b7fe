import { Drawing } from '#src/ui/drawing.tsx';

export const BellDrawing = () => (
  <Drawing>
    <path
      d="M60 14a24 24 0 0 1 24 24c0 18 6 25 10 30H26c4-5 10-12 10-30a24 24 0 0 1 24-24z"
      className="fill-brand-soft"
    />
    <path d="M51 76a9 9 0 0 0 18 0M60 6v8" />
    <circle cx="86" cy="24" r="9" className="fill-brand" stroke="none" />
  </Drawing>
);
