import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';
import { Sureness } from '#src/shared/questions/grade-origin.tsx';
import { BandCard } from '#src/shared/speaking/short-talk/band-card.tsx';
import { BandNote, type PlayMoment } from '#src/shared/speaking/short-talk/band-note.tsx';
import { learntOfTalk } from '#src/shared/speaking/talk/band-head.tsx';

type Graded = Extract<SpeakingBand, { outcome: 'graded' }>;

/** The server's band of a trial as a range, with reasons that play the moment they mean. */
export function TrialBand({ speaking, onPlay }: { speaking: Graded; onPlay: PlayMoment }) {
  const { band, confidence, talks, of, criteria, engine, beside } = speaking;
  return (
    <BandCard
      band={band}
      learnt={learntOfTalk(criteria)}
      facts={<p>{TALK.band.of(talks, of)}</p>}
      doubt={beside && <p className="text-pretty">{TALK.band.beside}</p>}
      basis={<Sureness confidence={confidence} />}
      criteria={criteria.map(({ code, band: range, reasons }) => ({
        code,
        band: range,
        reasons: reasons.map((reason) => (
          <BandNote key={`${reason.comment}-${reason.quote?.start}`} reason={reason} onPlay={onPlay} />
        )),
      }))}
      engine={engine}
    />
  );
}
