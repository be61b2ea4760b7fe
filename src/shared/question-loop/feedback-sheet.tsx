import { type ReactNode, useState } from 'react';
import { Prose } from '#src/ui/prose.tsx';
import { LOOP } from './messages/question-loop.ts';
import { splitReason } from './split-reason.ts';

const MARKS = {
  right: { path: 'm7 12.5 3.5 3.5 6.5-7.5', ground: 'bg-success text-success-soft', words: 'text-success' },
  wrong: { path: 'm8 8 8 8m0-8-8 8', ground: 'bg-danger text-danger-soft', words: 'text-danger' },
} as const;

/** The tick or the cross, drawn once. */
function Mark({ verdict }: { verdict: keyof typeof MARKS }) {
  const { path, ground } = MARKS[verdict];
  return (
    <span className={`grid size-9 shrink-0 place-items-center rounded-full ${ground}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7">
        <path
          d={path}
          pathLength={1}
          strokeDasharray={1}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="animate-draw-verdict"
        />
      </svg>
    </span>
  );
}

/** Why the answer is right: one line, the rest on request. */
function Why({ explanation }: { explanation: string }) {
  const [isOpen, setOpen] = useState(false);
  const { line, hasMore } = splitReason(explanation);
  return (
    <div className="grid justify-items-start">
      {isOpen ? (
        <div className="max-h-[40dvh] w-full overflow-y-auto">
          <Prose markdown={explanation} />
        </div>
      ) : (
        line !== null && <Prose markdown={line} />
      )}
      {hasMore && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-mx-2 min-h-11 rounded-control px-2 font-semibold text-ink underline underline-offset-4"
        >
          {isOpen ? LOOP.fold : LOOP.why}
        </button>
      )}
    </div>
  );
}

interface FeedbackSheetProps {
  /** Null where the answer is kept without a verdict. */
  verdict: 'right' | 'wrong' | null;
  title: string;
  /** Markdown; empty or null: none. */
  explanation: string | null;
  /** At the end of the title's line. */
  end?: ReactNode;
  children?: ReactNode;
}

/** What came of an answer, as a sheet that rises from the dock. */
export function FeedbackSheet({ verdict, title, explanation, end, children }: FeedbackSheetProps) {
  return (
    <div className="grid animate-sheet gap-2 pt-4">
      <p className="flex items-center gap-3">
        {verdict && <Mark verdict={verdict} />}
        <span className={verdict ? `text-xl font-semibold ${MARKS[verdict].words}` : 'font-semibold'}>
          {title}
        </span>
        {end && <span className="ml-auto text-sm text-muted">{end}</span>}
      </p>
      {explanation && <Why explanation={explanation} />}
      {children}
    </div>
  );
}
