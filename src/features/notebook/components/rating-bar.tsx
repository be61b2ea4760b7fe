import { useId } from 'react';
import { NOTEBOOK_RATING, type NotebookRating } from '#contract/notebook.ts';
import { NOTEBOOK, spanWords } from '#src/messages/notebook.ts';

/** From left to right. */
const NAMES = ['forgotten', 'hard', 'good', 'easy'] as const;

interface RatingBarProps {
  /** How long until the card comes back, by rating, milliseconds. */
  intervals: Record<NotebookRating, number>;
  /** The rating that the given answer suggests. */
  suggested: NotebookRating | null;
  busy: boolean;
  onRate: (rating: NotebookRating) => void;
}

/** The four ratings, in the dock, each with when the card would come back. */
export function RatingBar({ intervals, suggested, busy, onRate }: RatingBarProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-2">
      <h3 id={`${id}-title`} className="text-sm font-semibold">
        {NOTEBOOK.rate}
        <span className="ml-2 font-normal text-muted max-md:sr-only">{NOTEBOOK.rateHint}</span>
      </h3>
      <div className="grid grid-cols-4 gap-2">
        {NAMES.map((name) => {
          const rating = NOTEBOOK_RATING[name];
          return (
            <button
              key={rating}
              type="button"
              aria-label={`${NOTEBOOK.ratings[name]}, ${NOTEBOOK.comesBack(spanWords(intervals[rating]))}`}
              aria-keyshortcuts={String(rating)}
              disabled={busy}
              onClick={() => onRate(rating)}
              className={`grid min-h-14 content-center justify-items-center rounded-control border px-1 py-2 transition-colors hover:bg-sunk disabled:opacity-55 ${
                suggested === rating ? 'border-brand bg-brand-soft' : 'border-line-strong bg-surface'
              }`}
            >
              <span className="font-semibold">{NOTEBOOK.ratings[name]}</span>
              <span className="text-sm text-muted tabular-nums">{spanWords(intervals[rating])}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
