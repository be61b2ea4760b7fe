import { Play } from 'lucide-react';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { RESULT } from '#src/messages/practice.ts';
import { TALK } from '#src/messages/talk.ts';
import { Sureness } from '#src/shared/questions/grade-origin.tsx';
import { BandCard } from '#src/shared/short-talk/band-card.tsx';
import { Button } from '#src/ui/button.tsx';

type Graded = Extract<SpeakingBand, { outcome: 'graded' }>;
type Reason = Graded['criteria'][number]['reasons'][number];

/** Plays a moment of an answer. */
type PlayMoment = (questionId: string, at: number) => void;

function ReasonRow({ reason: { tone, comment, quote }, onPlay }: { reason: Reason; onPlay: PlayMoment }) {
  const at = quote?.at ?? null;
  return (
    <li
      className={`grid justify-items-start gap-1 border-l-4 ps-3 ${tone === 'strength' ? 'border-success' : 'border-warning'}`}
    >
      <p className="text-sm font-semibold text-muted">
        {tone === 'strength' ? RESULT.strengths : RESULT.improve}
      </p>
      <p>{comment}</p>
      {quote && (
        <q lang="en" className="text-muted">
          {quote.text}
        </q>
      )}
      {quote && at !== null && (
        <Button variant="quiet" icon={Play} className="-ms-3" onClick={() => onPlay(quote.question_id, at)}>
          {TALK.comments.listen(formatSeconds(at))}
        </Button>
      )}
    </li>
  );
}

/** The server's band of a trial as a range, with reasons that play the moment they mean. */
export function TrialBand({ speaking, onPlay }: { speaking: Graded; onPlay: PlayMoment }) {
  const { band, confidence, talks, of, criteria, engine } = speaking;
  return (
    <BandCard
      band={band}
      basis={
        <>
          <Sureness confidence={confidence} />
          <p>{TALK.band.of(talks, of)}</p>
        </>
      }
      criteria={criteria.map(({ code, band: range, reasons }) => ({
        code,
        band: range,
        reasons: reasons.map((reason) => (
          <ReasonRow key={`${reason.comment}-${reason.quote?.start}`} reason={reason} onPlay={onPlay} />
        )),
      }))}
      engine={engine}
    />
  );
}
