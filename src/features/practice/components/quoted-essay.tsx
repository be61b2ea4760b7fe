import { useState } from 'react';
import type { EssayCorrection } from '#contract/writing-evaluation.ts';
import { RESULT } from '#src/messages/practice.ts';
import { Card } from '#src/ui/card.tsx';
import { ESSAY_REVIEW } from '../messages/essay-review.ts';
import { markedCorrections, markQuotes, mergeQuotes, type Quote } from '../model/mark-quotes.ts';
import { CorrectionPanel } from './correction-panel.tsx';
import { MarkedPart } from './marked-part.tsx';

interface QuotedEssayProps {
  essay: string;
  /** Places that the graders comment on. */
  quotes: readonly Quote[];
  /** Undefined if the grader gave none. */
  corrections?: readonly EssayCorrection[] | undefined;
  title?: string;
}

/** The essay with its corrections, and the places that the graders comment on. */
export function QuotedEssay({ essay, quotes, corrections, title = RESULT.yourAnswer }: QuotedEssayProps) {
  const [shown, setShown] = useState<number | null>(null);
  const marks = mergeQuotes(markedCorrections(corrections ?? []), quotes);
  const show = (number: number | null): void => {
    setShown(number);
    if (number === null) return;
    document.getElementById(`loi-${number}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Card>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {corrections && (
        <p className="mb-3 text-sm text-muted">
          {corrections.length === 0
            ? ESSAY_REVIEW.none
            : `${ESSAY_REVIEW.count(corrections.length)}. ${ESSAY_REVIEW.hint}`}
        </p>
      )}
      <p lang="en" className="text-lg/loose whitespace-pre-wrap" data-testid="marked-essay">
        {markQuotes(essay, marks).map((part) => (
          <MarkedPart
            key={part.start}
            part={part}
            isShown={part.number !== null && part.number === shown}
            onShow={show}
          />
        ))}
      </p>
      {corrections && corrections.length > 0 && (
        <CorrectionPanel corrections={corrections} shown={shown} onShow={show} />
      )}
    </Card>
  );
}
