import { RESULT } from '#src/messages/practice.ts';
import { Card } from '#src/ui/card.tsx';
import { markQuotes, type Quote } from '../model/mark-quotes.ts';

/** The essay with the places marked that the graders speak of. */
export function QuotedEssay({ essay, quotes }: { essay: string; quotes: readonly Quote[] }) {
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
