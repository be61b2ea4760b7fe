import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { LikelihoodBadge } from '#src/shared/speaking/sets/likelihood-badge.tsx';
import { setPath } from '#src/shared/speaking/sets/set-path.ts';
import { topicPredictions } from '#src/shared/speaking/sets/topic-predictions.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { ROOM } from '../messages/speaking-room.ts';

/** Topics shown here; the page has all. */
const SHOWN = 3;

/** The first predictions that the learner has not spoken about yet. */
export function PredictionGlance() {
  const { data } = useQuery(topicPredictions());
  const topics = data?.prediction?.topics ?? [];
  if (topics.length === 0) return null;
  const first = topics.toSorted((one, other) => Math.sign(one.set.done) - Math.sign(other.set.done));
  return (
    <section className="grid gap-3">
      <SectionHead
        title={ROOM.predictionTitle}
        end={
          <Link
            to={href('examPrediction')}
            className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline-offset-4 hover:underline"
          >
            {ROOM.predictionMore}
          </Link>
        }
      />
      <ul className="grid gap-2">
        {first.slice(0, SHOWN).map(({ set, likelihood }) => (
          <li key={set.id}>
            <Link
              to={setPath(set)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-control border border-line bg-surface px-4 py-2 hover:bg-sunk"
            >
              <span className="font-semibold">{set.title_vi}</span>
              <LikelihoodBadge likelihood={likelihood} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
