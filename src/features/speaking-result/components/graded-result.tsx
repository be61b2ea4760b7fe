import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Attempt } from '#contract/practice.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { mainAdvice } from '#rules/speaking/main-advice.ts';
import { ToNextThing } from '#src/shared/lesson/to-next-thing.tsx';
import { BandHead } from '#src/shared/speaking/talk/band-head.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { speakingBands } from '../api/queries.ts';
import { SPEAKING_RESULT } from '../messages/result.ts';
import { momentFinder } from '../model/moment-finder.ts';
import type { ResultTalk } from '../model/result-talks.ts';
import { useBandStanding } from '../model/use-band-standing.ts';
import { useMoments } from '../model/use-moments.ts';
import { useNextLinks } from '../model/use-next-links.ts';
import type { ResultKind } from '../model/use-result.ts';
import { CompareAttempts } from './compare-attempts.tsx';
import { Fold } from './fold.tsx';
import { MendFirst } from './mend-first.tsx';
import { NextButton, NextList } from './next-cards.tsx';
import { Reasons } from './reasons.tsx';

interface GradedResultProps {
  kind: ResultKind;
  setId: string;
  attempt: Attempt;
  speaking: SpeakingBand;
  talks: readonly ResultTalk[];
  /** What mends that there is no band. */
  mend: ReactNode;
}

/** Beside an earlier attempt at the same set, if its learner has one with a band. */
function Comparison({ kind, setId, attempt, speaking }: Omit<GradedResultProps, 'talks' | 'mend'>) {
  const query = useQuery(speakingBands());
  const { data } = query;
  const { compare } = SPEAKING_RESULT;
  if (!data) return <Loaded query={query} offlineText={compare.offline} />;
  const before = attempt.submitted_at ?? Number.POSITIVE_INFINITY;
  const earlier = data.bands
    .filter(({ set_id, attempt_id, at }) => set_id === setId && attempt_id !== attempt.id && at < before)
    .toReversed();
  if (earlier.length === 0) return <p>{compare.first}</p>;
  return <CompareAttempts kind={kind} setId={setId} speaking={speaking} earlier={earlier} />;
}

/** What was found: the result, one thing to mend, the next exercise; the rest folded. */
export function GradedResult({ kind, setId, attempt, speaking, talks, mend }: GradedResultProps) {
  const moments = useMoments();
  const find = momentFinder(talks);
  const links = useNextLinks(setId, speaking, talks);
  const thing = mainAdvice(speaking);
  const next = links.find(({ code }) => code === thing?.code) ?? links[0];
  const standing = useBandStanding(setId, attempt, speaking);
  const { folds } = SPEAKING_RESULT;
  return (
    <>
      <BandHead speaking={speaking} mend={mend} standing={standing}>
        <MendFirst
          speaking={speaking}
          find={find}
          moments={moments}
          action={next ? <NextButton link={next} /> : <ToNextThing size="lg" />}
        />
      </BandHead>
      <div className="grid gap-3">
        {links.length > 1 && (
          <Fold title={SPEAKING_RESULT.next.more}>
            <NextList links={links} />
          </Fold>
        )}
        <Fold title={folds.reasons}>
          <Reasons speaking={speaking} find={find} moments={moments} />
        </Fold>
        <Fold title={folds.compare}>
          <Comparison kind={kind} setId={setId} attempt={attempt} speaking={speaking} />
        </Fold>
      </div>
    </>
  );
}
