import type { WritingEvaluation } from '#contract/writing-evaluation.ts';
import { RESULT } from '#src/messages/practice.ts';

type Reason = Extract<
  WritingEvaluation['result'],
  { outcome: 'graded' }
>['criteria'][number]['reasons'][number];

/** Why a band was given: what is good, what to improve, and the quotes that support it. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid gap-3">
      {reasons.map(({ tone, comment, quote }) => (
        <li key={`${comment}-${quote?.start}`} className="border-l-4 border-line pl-3">
          <p className="text-sm font-semibold text-muted">
            {tone === 'strength' ? RESULT.strengths : RESULT.improve}
          </p>
          <p className="whitespace-pre-line">{comment}</p>
          {quote && (
            <q lang="en" className="text-muted">
              {quote.text}
            </q>
          )}
        </li>
      ))}
    </ul>
  );
}
