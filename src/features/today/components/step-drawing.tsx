import type { ReactNode } from 'react';
import type { NextStep } from '#rules/today/next-step.ts';

const Paper = () => (
  <>
    <path d="M34 12h40l14 14v58H34z" className="fill-brand-soft" />
    <path d="M74 12v14h14M44 40h32M44 52h32M44 64h18" />
    <path d="m70 82 22-26 9 8-22 25-11 3z" className="fill-brand" stroke="none" />
  </>
);
const Book = () => (
  <>
    <path
      d="M14 78c14-7 32-7 46 1 14-8 32-8 46-1V24c-14-7-32-7-46 1-14-8-32-8-46-1z"
      className="fill-brand-soft"
    />
    <path d="M60 25v54M24 38c8-3 17-3 26 0M24 51c8-3 17-3 26 0" />
    <circle cx="84" cy="50" r="15" className="fill-brand" stroke="none" />
    <path d="m80 43 11 7-11 7z" className="fill-raised" stroke="none" />
  </>
);
const Cards = () => (
  <>
    <rect x="42" y="10" width="58" height="44" rx="8" className="fill-sunk" transform="rotate(9 71 32)" />
    <rect x="22" y="26" width="66" height="50" rx="9" className="fill-brand-soft" />
    <path d="M34 42h26M34 53h40M34 64h18" />
    <circle cx="90" cy="74" r="14" className="fill-brand" stroke="none" />
    <path d="m84 74 5 5 8-9" className="stroke-raised" />
  </>
);
const Watch = () => (
  <>
    <circle cx="60" cy="54" r="32" className="fill-brand-soft" />
    <path d="M50 10h20M60 10v12M85 27l6-6" />
    <path d="M60 54V34" className="stroke-brand [stroke-width:5]" />
    <path d="m60 54 13 9M60 28v3M60 77v3M34 54h3M83 54h3" />
  </>
);
const Microphone = () => (
  <>
    <rect x="46" y="10" width="28" height="46" rx="14" className="fill-brand-soft" />
    <path d="M34 44c0 15 11 25 26 25s26-10 26-25M60 69v14M46 84h28" />
    <path d="M54 28h12M54 38h12M20 34v16M100 34v16M10 39v6M110 39v6" className="stroke-brand" />
  </>
);
const Signpost = () => (
  <>
    <path d="M60 12v74M46 86h28" />
    <path d="M60 20h34l10 9-10 9H60z" className="fill-brand" stroke="none" />
    <path d="M60 44H28l-10 9 10 9h32z" className="fill-brand-soft" />
    <path d="M34 53h14" />
  </>
);
const Cap = () => (
  <>
    <path d="M60 16 106 36 60 56 14 36z" className="fill-brand-soft" />
    <path d="M34 46v20c8 9 44 9 52 0V46M106 36v24" />
    <circle cx="106" cy="66" r="6" className="fill-brand" stroke="none" />
  </>
);

const DRAWINGS: Record<NextStep['kind'] | 'missing', () => ReactNode> = {
  recording: Microphone,
  exam: Watch,
  exercise: Paper,
  talk: Microphone,
  class: Watch,
  cards: Cards,
  lesson: Book,
  'lesson-here': Book,
  activate: Cap,
  placement: Signpost,
  'free-course': Book,
  'all-done': Cap,
  expired: Cap,
  'no-course': Book,
  missing: Book,
};

/** A small drawing of what is to be done. */
export function StepDrawing({ kind }: { kind: NextStep['kind'] | 'missing' }) {
  const Lines = DRAWINGS[kind];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 96"
      className="h-auto w-22 shrink-0 fill-none stroke-brand-strong [stroke-width:2.5] max-[300px]:hidden sm:w-32"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Lines />
    </svg>
  );
}
