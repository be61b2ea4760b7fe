import type { InterviewResult } from '#contract/speaking.ts';
import { formatDate } from '#rules/text/formats.ts';
import { BandCard } from '#src/shared/speaking/short-talk/band-card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { INTERVIEW } from '../messages/interview.ts';
import { OwnDeclined } from './own-declined.tsx';

const words = INTERVIEW.result;

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
  return <BandCard band={band} basis={facts} criteria={criteria} engine={engine} />;
}
