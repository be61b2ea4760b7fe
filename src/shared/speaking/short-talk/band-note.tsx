import { Play } from 'lucide-react';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { TALK } from '#src/messages/talk.ts';
import { TalkNote } from '#src/shared/speaking/talk/talk-note.tsx';
import { Button } from '#src/ui/button.tsx';

export type AssessedCriterion = NonNullable<SpeakingBand['criteria']>[number];
type Reason = AssessedCriterion['reasons'][number];

/** Plays a moment of an answer. */
export type PlayMoment = (questionId: string, at: number) => void;

/** A reason for a criterion's band, with the moment that it means. */
export function BandNote({ reason, onPlay }: { reason: Reason; onPlay: PlayMoment }) {
  const { tone, comment, quote } = reason;
  const at = quote?.at ?? null;
  return (
    <TalkNote tone={tone} comment={comment} quote={quote?.text ?? null}>
      {quote && at !== null && (
        <Button variant="quiet" icon={Play} className="-ms-3" onClick={() => onPlay(quote.question_id, at)}>
          {TALK.comments.listen(formatSeconds(at))}
        </Button>
      )}
    </TalkNote>
  );
}
