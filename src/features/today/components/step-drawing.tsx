import type { ReactNode } from 'react';
import type { NextStep } from '#rules/today/next-step.ts';
import { Cu } from '#src/ui/cu/cu.tsx';
import { DETAIL, Drawing } from '#src/ui/drawing.tsx';

const Paper = () => (
  <>
    <path
      d="M26 16A10 10 0 0 1 36 6h34l20 20v54a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z"
      className="fill-owl-prop"
    />
    <path d="M70 6v12a8 8 0 0 0 8 8h12z" className="fill-owl-cream" />
    <path d="M40 38h32M40 52h24M40 66h12" className={DETAIL} />
    <path d="m64 84 3-13 24-27c6-5 14 2 10 8L77 79z" className="fill-brand" />
    <path d="m64 84 3-13 10 8z" className="fill-owl-feather-dark" />
  </>
);
const Book = () => (
  <>
    <path
      d="M8 22c0-6 38-10 52 4 14-14 52-10 52-4v56c0 5-38-4-52 10C46 74 8 83 8 78z"
      className="fill-owl-prop"
    />
    <path
      d="M16 28c10-4 30-3 40 5v40c-10-6-30-6-40-3zM104 28c-10-4-30-3-40 5v40c10-6 30-6 40-3z"
      className="fill-owl-cream"
    />
    <path d="M26 42q12-2 20 2M26 54q12-2 20 2" className="fill-none stroke-owl-prop [stroke-width:4]" />
    <circle cx="86" cy="52" r="17" className="fill-brand" />
    <path d="m81 43 14 9-14 9z" className="fill-owl-cream" />
  </>
);
const Cards = () => (
  <>
    <rect x="42" y="8" width="56" height="66" rx="12" transform="rotate(10 70 41)" className="fill-brand" />
    <rect x="22" y="14" width="58" height="70" rx="12" className="fill-owl-prop" />
    <path d="M36 34h30M36 50h18" className={DETAIL} />
    <circle cx="78" cy="72" r="18" className="fill-owl-feather-dark" />
    <path d="m69.5 72 6 6 11-12" className="fill-none stroke-owl-cream [stroke-width:5.5]" />
  </>
);
const Watch = () => (
  <>
    <path d="M60 20V10M50 8h20M88 28l7-7" className="fill-none stroke-owl-feather [stroke-width:7]" />
    <circle cx="60" cy="55" r="36" className="fill-owl-prop" />
    <circle cx="60" cy="55" r="26" className="fill-owl-cream" />
    <path d="M60 29a26 26 0 0 1 26 26H60z" className="fill-brand" />
    <circle cx="60" cy="55" r="5" className="fill-owl-feather-dark" />
  </>
);
const Microphone = () => (
  <>
    <path
      d="M34 42c0 16 11 26 26 26s26-10 26-26M60 70v14M44 87h32"
      className="fill-none stroke-owl-feather [stroke-width:6]"
    />
    <rect x="43" y="6" width="34" height="52" rx="17" className="fill-owl-prop" />
    <path d="M54 26h12M54 38h12" className={DETAIL} />
    <path d="M20 32v20M8 38v8M100 32v20M112 38v8" className="fill-none stroke-brand [stroke-width:6]" />
  </>
);
const Signpost = () => (
  <>
    <rect x="56" y="6" width="8" height="82" rx="4" className="fill-owl-feather" />
    <path d="M40 90c6-8 34-8 40 0z" className="fill-owl-prop" />
    <path
      d="M48 14h42c3 0 5 1 7 3l8 9c2 2 2 4 0 6l-8 9c-2 2-4 3-7 3H48c-4 0-6-2-6-6V20c0-4 2-6 6-6z"
      transform="translate(0 -4)"
      className="fill-brand"
    />
    <path
      d="M74 46H32c-3 0-5 1-7 3l-8 8c-2 2-2 4 0 6l8 8c2 2 4 3 7 3h42c4 0 6-2 6-6V52c0-4-2-6-6-6z"
      className="fill-owl-prop"
    />
    <path d="M54 25h32M36 60h28" className={DETAIL} />
  </>
);
const Cap = () => (
  <>
    <path d="M30 44h60v22c-12 16-48 16-60 0z" className="fill-owl-feather-dark" />
    <path
      d="M57 14c2-1 4-1 6 0l46 18c4 2 4 5 0 7L63 57c-2 1-4 1-6 0L11 39c-4-2-4-5 0-7z"
      className="fill-owl-prop"
    />
    <path d="M60 35 100 42v24" className="fill-none stroke-brand [stroke-width:5]" />
    <circle cx="100" cy="72" r="9" className="fill-brand" />
  </>
);

const THINGS: Record<Exclude<NextStep['kind'], 'all-done'> | 'missing', () => ReactNode> = {
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
  expired: Cap,
  'no-course': Book,
  missing: Book,
};

const SIZE = 'h-auto w-22 max-[300px]:hidden sm:w-32';

/** A small drawing of what is to be done. */
export function StepDrawing({ kind }: { kind: NextStep['kind'] | 'missing' }) {
  if (kind === 'all-done') return <Cu pose="proud" className={SIZE} />;
  const Thing = THINGS[kind];
  return (
    <Drawing className={SIZE}>
      <Thing />
    </Drawing>
  );
}
