import type { InterviewResult } from '#contract/speaking.ts';
import { formatDate } from '#rules/text/formats.ts';
import { TALK } from '#src/messages/talk.ts';
import { BandCard } from '#src/shared/speaking/short-talk/band-card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { INTERVIEW } from '../messages/interview.ts';
import { OwnDeclined } from './own-declined.tsx';

const words = INTERVIEW.result;

/** Where the speaker is strongest; the reasons are not published. */
function learntOf(criteria: InterviewResult['criteria']): string {
  const [best, ...others] = criteria.toSorted((a, b) => b.band.point - a.band.point);
  return best && others.some(({ band }) => band.point < best.band.point)
    ? words.strongest(TALK.band.short[best.code])
    : words.even;
}

/** An interview's band with its criteria; that it is still graded; or why there is no band. */
export function ResultBody({ result, isOwn }: { result: InterviewResult; isOwn: boolean }) {
  const { state, band, criteria, engine, message, answered, of, at } = result;
  const facts = (
    <p>
      {words.answered(answered, of)} · {words.on(formatDate(at))}
    </p>
  );
  if (state === 'waiting')
    return (
      <Notice tone="info" title={words.waitingTitle}>
        <p>{words.waitingText}</p>
      </Notice>
    );
  if (state === 'declined' || band === null)
    return isOwn ? (
      <OwnDeclined id={result.id} message={message ?? words.noneText} facts={facts} />
    ) : (
      <Notice tone="warning" title={words.none}>
        <p>{words.noneOther}</p>
        <div className="text-sm">{facts}</div>
      </Notice>
    );
  return (
    <BandCard band={band} learnt={learntOf(criteria)} facts={facts} criteria={criteria} engine={engine} />
  );
}
