import { useQuery } from '@tanstack/react-query';
import type { Attempt } from '#contract/practice.ts';
import type { SpeakingBand } from '#contract/talk-evaluation.ts';
import { BandHead } from '#src/shared/talk/band-head.tsx';
import { speakingBands } from '../api/queries.ts';
import { SPEAKING_RESULT } from '../messages/result.ts';
import { momentFinder } from '../model/moment-finder.ts';
import type { ResultTalk } from '../model/result-talks.ts';
import { useMoments } from '../model/use-moments.ts';
import { useNextLinks } from '../model/use-next-links.ts';
import type { ResultKind } from '../model/use-result.ts';
import { CompareAttempts } from './compare-attempts.tsx';
import { Fold } from './fold.tsx';
import { NextCard, NextList } from './next-cards.tsx';
import { OneThingCard } from './one-thing-card.tsx';
import { Reasons } from './reasons.tsx';

interface GradedResultProps {
  kind: ResultKind;
  setId: string;
  attempt: Attempt;
  speaking: SpeakingBand;
  talks: readonly ResultTalk[];
}

/** Bands of earlier attempts at the same set, latest first. */
function useEarlier(setId: string, attempt: Attempt) {
  const bands = useQuery(speakingBands()).data?.bands ?? [];
  const before = attempt.submitted_at ?? Number.POSITIVE_INFINITY;
  return bands
    .filter(({ set_id, attempt_id, at }) => set_id === setId && attempt_id !== attempt.id && at < before)
    .toReversed();
}

/** What was found: the result, one thing to mend, the next exercise; the rest folded. */
export function GradedResult({ kind, setId, attempt, speaking, talks }: GradedResultProps) {
  const moments = useMoments();
  const find = momentFinder(talks);
  const links = useNextLinks(setId, speaking, talks);
  const earlier = useEarlier(setId, attempt);
  const [next] = links;
  const { folds, compare } = SPEAKING_RESULT;
  return (
    <>
      <BandHead speaking={speaking} />
      <OneThingCard speaking={speaking} find={find} moments={moments} />
      {next && <NextCard link={next} />}
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
          {earlier.length > 0 ? (
            <CompareAttempts kind={kind} setId={setId} speaking={speaking} earlier={earlier} />
          ) : (
            <p>{compare.first}</p>
          )}
        </Fold>
      </div>
    </>
  );
}
