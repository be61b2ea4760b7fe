import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { TALK } from '#src/messages/talk.ts';
import { Sureness } from '#src/shared/questions/grade-origin.tsx';
import { EngineLine } from '#src/shared/questions/machine-grade.tsx';
import { TalkNote } from '#src/shared/speaking/talk/talk-note.tsx';
import type { MomentFinder } from '../model/moment-finder.ts';
import type { Moments } from '../model/use-moments.ts';
import { MomentButton } from './moment-button.tsx';

type Criterion = NonNullable<SpeakingBand['criteria']>[number];

interface ReasonsProps {
  speaking: SpeakingBand;
  find: MomentFinder;
  moments: Moments;
}

function CriterionReasons({
  criterion,
  find,
  moments,
}: { criterion: Criterion } & Omit<ReasonsProps, 'speaking'>) {
  const { code, band, reasons } = criterion;
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">
        {TALK.band.criteria[code]}{' '}
        <span className="font-normal whitespace-nowrap text-muted">
          {TALK.band.range(band.low.toFixed(1), band.high.toFixed(1))}
        </span>
      </h3>
      <ul className="grid gap-3">
        {reasons.map(({ tone, comment, quote }) => {
          const moment = quote && find(quote);
          return (
            <TalkNote
              key={`${comment}-${quote?.question_id}-${quote?.start}`}
              tone={tone}
              comment={comment}
              quote={quote?.text ?? null}
            >
              {moment && <MomentButton moment={moment} moments={moments} />}
            </TalkNote>
          );
        })}
      </ul>
    </section>
  );
}

/** Why each criterion has its band, each reason with the moment that it means; how sure that is, and whose grade. */
export function Reasons({ speaking, find, moments }: ReasonsProps) {
  return (
    <>
      {speaking.criteria?.map((criterion) => (
        <CriterionReasons key={criterion.code} criterion={criterion} find={find} moments={moments} />
      ))}
      {speaking.outcome === 'declined' &&
        speaking.missing?.map(({ code, why }) => (
          <section key={code} className="grid gap-1">
            <h3 className="font-semibold">
              {TALK.band.criteria[code]} <span className="font-normal text-muted">{TALK.band.missing}</span>
            </h3>
            <p>{why}</p>
          </section>
        ))}
      <div className="grid gap-1">
        {speaking.outcome === 'graded' && (
          <>
            <Sureness confidence={speaking.confidence} />
            <p className="text-sm text-muted">{TALK.band.of(speaking.talks, speaking.of)}</p>
          </>
        )}
        <p className="text-sm text-muted text-pretty">{TALK.band.honest}</p>
        <EngineLine engine={speaking.engine} />
      </div>
    </>
  );
}
