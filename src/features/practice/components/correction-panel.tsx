import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { EssayCorrection } from '#contract/writing-evaluation.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import { Replacement } from './replacement.tsx';

interface CorrectionPanelProps {
  corrections: readonly EssayCorrection[];
  /** Number of the one shown, from 1; null shows none. */
  shown: number | null;
  onShow: (number: number | null) => void;
}

/** One correction: what is wrong, why, and what to write. It stays visible while the essay is read. */
export function CorrectionPanel({ corrections, shown, onShow }: CorrectionPanelProps) {
  const correction = shown === null ? undefined : corrections[shown - 1];
  return (
    <section
      aria-label={ESSAY_REVIEW.panel}
      data-keep-clear={correction !== undefined || undefined}
      className={
        correction
          ? 'sticky bottom-2 mt-4 grid gap-2 rounded-control border border-line-strong bg-raised p-4 shadow-float'
          : ''
      }
    >
      <div role="status" data-testid="correction" className="grid gap-1">
        {correction && (
          <>
            <p className="font-semibold">
              {shown}. {correction.title}
            </p>
            <Replacement correction={correction} />
            <p>{correction.comment}</p>
          </>
        )}
      </div>
      {correction && shown !== null && (
        <div className="flex items-center justify-between gap-2">
          <IconButton
            icon={ChevronLeft}
            label={ESSAY_REVIEW.previous}
            disabled={shown === 1}
            onClick={() => onShow(shown - 1)}
          />
          <span className="text-sm text-muted">
            {shown}/{corrections.length}
          </span>
          <IconButton
            icon={ChevronRight}
            label={ESSAY_REVIEW.next}
            disabled={shown === corrections.length}
            onClick={() => onShow(shown + 1)}
          />
          <IconButton icon={X} label={ESSAY_REVIEW.close} onClick={() => onShow(null)} />
        </div>
      )}
    </section>
  );
}
