import { Drawing } from '#src/ui/drawing.tsx';

/** A hot cup, for a break. */
export const PauseDrawing = () => (
  <Drawing>
    <path d="M24 56h58v10a16 16 0 0 1-16 16H40a16 16 0 0 1-16-16z" className="fill-brand-soft" />
    <path d="M82 60h6a8 8 0 0 1 0 16h-8M14 88h80" />
    <path d="M40 44c-5-6 5-10 0-17M54 44c-5-6 5-10 0-17M68 44c-5-6 5-10 0-17" className="stroke-brand" />
  </Drawing>
);
