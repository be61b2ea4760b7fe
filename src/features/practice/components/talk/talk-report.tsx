import type { TalkEvaluation } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';
import { TalkMeasureBars } from '#src/shared/speaking/talk/talk-measures.tsx';
import { TalkTimeline } from '#src/shared/speaking/talk/talk-timeline.tsx';
import { TalkTranscript } from '#src/shared/speaking/talk/talk-transcript.tsx';
import { Card } from '#src/ui/card.tsx';
import { TalkComments } from './talk-comments.tsx';

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
        <TalkTimeline talk={talk} />
        {/* A machine leaves fillers and repairs out of what it writes. */}
        {talk.transcript.source === 'learner' && (
          <p className="text-sm text-muted">{TALK.measures.slips(fillers, repairs)}</p>
        )}
      </Card>
      <TalkTranscript talk={talk} onPlay={onPlay} />
      <TalkComments comments={talk.comments} onPlay={onPlay} />
    </>
  );
}
