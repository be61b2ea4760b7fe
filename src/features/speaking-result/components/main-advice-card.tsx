import { Wrench } from 'lucide-react';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { mainAdvice } from '#rules/speaking/main-advice.ts';
import { TALK } from '#src/messages/talk.ts';
import { Card } from '#src/ui/card.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';
import type { MomentFinder } from '../model/moment-finder.ts';
import type { Moments } from '../model/use-moments.ts';
import { MomentButton } from './moment-button.tsx';

interface OneThingCardProps {
  speaking: SpeakingBand;
  find: MomentFinder;
  moments: Moments;
}

const words = SPEAKING_RESULT.mend;

/** The one thing to mend, with the moment that shows it. */
export function MainAdviceCard({ speaking, find, moments }: OneThingCardProps) {
  const thing = mainAdvice(speaking);
  const quote = thing?.reason.quote ?? null;
  const moment = quote && find(quote);
  const hasEvidence = (speaking.criteria?.length ?? 0) > 0;
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="flex items-center gap-2 font-semibold">
        <Wrench aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
        {words.title}
      </h2>
      {thing ? (
        <>
          <p className="text-pretty">{thing.reason.comment}</p>
          {quote && (
            <q lang="en" className="text-muted">
              {quote.text}
            </q>
          )}
          {moment && <MomentButton moment={moment} moments={moments} />}
          <p className="text-sm text-muted">{words.forCriterion(TALK.band.criteria[thing.code])}</p>
        </>
      ) : (
        <p className="text-pretty">{hasEvidence ? words.none : words.noEvidence}</p>
      )}
    </Card>
  );
}
