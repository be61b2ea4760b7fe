import { Drawing } from '#src/ui/drawing.tsx';

/** A medal with its ribbons. */
export const MedalDrawing = () => (
  <Drawing>
    <path
      d="M42 44h16l-6 42c-1 3-4 3-6 1l-6-6-9 2c-3 0-4-2-3-5zM78 44H62l6 42c1 3 4 3 6 1l6-6 9 2c3 0 4-2 3-5z"
      className="fill-owl-prop"
    />
    <circle cx="60" cy="36" r="30" className="fill-brand" />
    <circle cx="60" cy="36" r="21" className="fill-owl-cream" />
    <path
      d="m60 22 4.5 9 9.5 1.5-7 7 1.5 9.5-8.5-4.5-8.5 4.5 1.5-9.5-7-7 9.5-1.5z"
      className="fill-owl-feather-dark"
    />
  </Drawing>
);
