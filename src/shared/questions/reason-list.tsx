import { Play } from 'lucide-react';
import type { WritingEvaluation } from '#contract/writing-evaluation.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { RESULT } from '#src/messages/practice.ts';
import { Button } from '#src/ui/button.tsx';

type Reason = Extract<
  WritingEvaluation['result'],
  { outcome: 'graded' }
>['criteria'][number]['reasons'][number];

interface ReasonListProps {
  /** `at_seconds`: where in the recording. */
  reasons: readonly (Reason & { at_seconds?: number | undefined })[];
  /** Plays the recording from there. */
  onPlay?: ((seconds: number) => void) | undefined;
}

/** Why a band was given: what is good, what to improve, and the quotes that support it. */
export function ReasonList({ reasons, onPlay }: ReasonListProps) {
  return (
    <ul className="grid gap-3">
      {reasons.map(({ tone, comment, quote, at_seconds }) => (
        <li key={`${comment}-${quote?.start ?? at_seconds}`} className="border-l-4 border-line pl-3">
          <p className="text-sm font-semibold text-muted">
            {tone === 'strength' ? RESULT.strengths : RESULT.improve}
          </p>
          <p className="whitespace-pre-line">{comment}</p>
          {at_seconds !== undefined && onPlay && (
            <Button variant="quiet" icon={Play} onClick={() => onPlay(at_seconds)}>
              {RESULT.playFrom(formatSeconds(at_seconds))}
            </Button>
          )}
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
