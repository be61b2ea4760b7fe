import { Drawing } from './drawing.tsx';

const BookDrawing = () => (
  <Drawing>
    <path
      d="M14 78c14-7 32-7 46 1 14-8 32-8 46-1V24c-14-7-32-7-46 1-14-8-32-8-46-1z"
      className="fill-brand-soft"
    />
    <path d="M60 25v54M24 38c8-3 17-3 26 0M24 51c8-3 17-3 26 0M70 38c8-3 17-3 26 0M70 51c8-3 17-3 26 0" />
    <path d="M88 16v20l6-5 6 5V18" className="fill-brand" stroke="none" />
  </Drawing>
);

const OfflineDrawing = () => (
  <Drawing>
    <rect x="38" y="10" width="44" height="76" rx="9" className="fill-brand-soft" />
    <path d="M54 18h12M48 58h24M48 66h16" />
    <circle cx="60" cy="39" r="11" className="fill-brand" stroke="none" />
    <path d="m55 39 4 4 7-8" className="stroke-raised" />
    <path d="M24 34c-4 8-4 18 0 26M96 34c4 8 4 18 0 26" strokeDasharray="1 7" />
  </Drawing>
);

const LostDrawing = () => (
  <Drawing>
    <path d="M60 12v74M48 86h24" />
    <path d="M60 20h34l10 9-10 9H60z" className="fill-brand-soft" />
    <path d="M60 44H28l-10 9 10 9h32z" className="fill-brand" stroke="none" />
    <path d="M72 29h16" />
  </Drawing>
);

const ErrorDrawing = () => (
  <Drawing>
    <path d="M60 14 104 84H16z" className="fill-brand-soft" />
    <path d="M60 38v22" className="stroke-brand [stroke-width:6]" />
    <circle cx="60" cy="72" r="3.5" className="fill-brand" stroke="none" />
  </Drawing>
);

const DoneDrawing = () => (
  <Drawing>
    <circle cx="60" cy="48" r="34" className="fill-brand-soft" />
    <path d="m45 49 11 11 20-24" className="stroke-brand [stroke-width:6]" />
    <path d="M14 26h8M18 22v8M98 70h8M102 66v8" />
  </Drawing>
);

/** Small drawings in two tones, for states that have nothing else to show. */
export const ILLUSTRATIONS = {
  done: DoneDrawing,
  lost: LostDrawing,
  notebook: BookDrawing,
  offline: OfflineDrawing,
  trouble: ErrorDrawing,
};
