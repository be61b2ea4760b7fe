import type { ReactNode } from 'react';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { mainAdvice } from '#rules/speaking/main-advice.ts';
import { TALK } from '#src/messages/talk.ts';
import { MendCard } from '#src/shared/result/mend-card.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import type { MomentFinder } from '../model/moment-finder.ts';
import type { Moments } from '../model/use-moments.ts';
import { MomentButton } from './moment-button.tsx';

interface MendFirstProps {
  speaking: SpeakingBand;
  find: MomentFinder;
  moments: Moments;
  /** Starts the exercise for it. */
  action: ReactNode;
}

const words = SPEAKING_RESULT.mend;

/** The one thing to mend, with the moment that shows it. */
export function MendFirst({ speaking, find, moments, action }: MendFirstProps) {
  const thing = mainAdvice(speaking);
  const quote = thing?.reason.quote ?? null;
  const moment = quote && find(quote);
  const hasEvidence = (speaking.criteria?.length ?? 0) > 0;
  return (
    <MendCard isBelow={speaking.outcome === 'graded'} title={thing?.reason.comment ?? null} action={action}>
      {thing ? (
        <div className="grid justify-items-start gap-1">
          {quote && (
            <q lang="en" className="text-muted">
              {quote.text}
            </q>
          )}
          {moment && <MomentButton moment={moment} moments={moments} />}
          <p className="text-sm text-muted">{words.forCriterion(TALK.band.criteria[thing.code])}</p>
        </div>
      ) : (
        <p className="text-pretty">{hasEvidence ? words.none : words.noEvidence}</p>
      )}
    </MendCard>
  );
}
