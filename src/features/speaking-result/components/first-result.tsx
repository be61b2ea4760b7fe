import { formatMoment } from '#rules/text/formats.ts';
import { BandFigures } from '#src/shared/speaking/talk/band-head.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import { momentFinder } from '../model/moment-finder.ts';
import type { ResultTalk } from '../model/result-talks.ts';
import { useMoments } from '../model/use-moments.ts';
import type { RejectedResult } from '../model/use-result.ts';
import { Fold } from './fold.tsx';
import { Reasons } from './reasons.tsx';

interface FirstResultProps {
  rejected: RejectedResult;
  talks: readonly ResultTalk[];
}

const words = SPEAKING_RESULT.reject;

/** The result that the learner rejected, which no longer counts: what it was, when and why it was rejected. */
export function FirstResult({ rejected: { reason, at, first }, talks }: FirstResultProps) {
  const moments = useMoments();
  // The talks have been graded anew since: words of theirs do not delimit what was quoted then.
  const find = momentFinder(talks.map((talk) => ({ ...talk, graded: null })));
  const [when, band] = [formatMoment(at), first.outcome === 'graded' ? first.band : null];
  return (
    <Fold
      title={words.first}
      note={band ? words.firstBand(band.low.toFixed(1), band.high.toFixed(1)) : words.firstNone}
    >
      <div className="grid gap-1">
        <p>{words.done(when)}</p>
        <p className="break-words whitespace-pre-line">{words.doneReason(reason)}</p>
      </div>
      <section className="grid gap-3">
        <h3 className="text-sm font-semibold text-muted">{words.firstTitle}</h3>
        <BandFigures speaking={first} />
      </section>
      <Reasons speaking={first} find={find} moments={moments} />
    </Fold>
  );
}
