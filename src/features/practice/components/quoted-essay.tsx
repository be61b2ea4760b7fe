import type { WritingEvaluation } from '#contract/evaluation.ts';
import { RESULT } from '#src/messages/practice.ts';
import { Card } from '#src/ui/card.tsx';
import { markQuotes } from '../model/mark-quotes.ts';

type Criteria = Extract<WritingEvaluation['result'], { outcome: 'graded' }>['criteria'];

/** The essay with the places marked that the evaluation speaks of. */
export function QuotedEssay({ essay, criteria }: { essay: string; criteria: Criteria }) {
  const quotes = criteria.flatMap((criterion) =>
    criterion.reasons.flatMap((reason) =>
      reason.quote
        ? [{ start: reason.quote.start, end: reason.quote.end, tone: reason.tone, note: reason.comment }]
        : [],
    ),
  );
  return (
    <Card>
      <h2 className="mb-2 font-semibold">{RESULT.yourAnswer}</h2>
      <p lang="en" className="whitespace-pre-wrap text-lg">
        {markQuotes(essay, quotes).map((part) =>
          part.tone === null ? (
            part.text
          ) : (
            <mark
              key={part.start}
              title={part.note ?? undefined}
              className={
                part.tone === 'improve'
                  ? 'bg-warning-soft underline decoration-wavy decoration-warning'
                  : 'bg-success-soft'
              }
            >
              {part.text}
            </mark>
          ),
        )}
      </p>
    </Card>
  );
}
