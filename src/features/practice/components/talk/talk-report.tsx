import type { TalkEvaluation } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';
import { Card } from '#src/ui/card.tsx';
import { PauseStrip } from './pause-strip.tsx';
import { TalkComments } from './talk-comments.tsx';
import { TalkMeasureBars } from './talk-measures.tsx';
import { TalkTranscript } from './talk-transcript.tsx';

interface TalkReportProps {
  talk: Extract<TalkEvaluation['result'], { outcome: 'graded' }>;
  /** Plays the recording from a moment, seconds. */
  onPlay: (at: number) => void;
}

/** The report on a talk: its measures, transcript and comments. */
export function TalkReport({ talk, onPlay }: TalkReportProps) {
  const { fillers, repairs } = talk.measures;
  return (
    <>
      <Card className="grid gap-5">
        <h2 className="font-semibold">{TALK.measures.title}</h2>
        <TalkMeasureBars measures={talk.measures} />
        <PauseStrip talk={talk} />
        <p className="text-sm text-muted">{TALK.measures.slips(fillers, repairs)}</p>
      </Card>
      <TalkTranscript talk={talk} onPlay={onPlay} />
      <TalkComments comments={talk.comments} onPlay={onPlay} />
    </>
  );
}
