import { useQuery } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { href } from '#contract/href.ts';
import { formatDate } from '#rules/text/formats.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useKnownVip } from '#src/platform/session/vip.ts';
import { LikelihoodBadge } from '#src/shared/speaking/sets/likelihood-badge.tsx';
import { setPath } from '#src/shared/speaking/sets/set-path.ts';
import { setFacts } from '#src/shared/speaking/sets/set-words.ts';
import { type Prediction, topicPredictions } from '#src/shared/speaking/sets/topic-predictions.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { PREDICTION } from '../messages/exam-prediction.ts';

const PART_TITLES = { 1: PREDICTION.partOne, 2: PREDICTION.partTwo } as const;

function TopicCard({ set, likelihood, why_vi }: Prediction['topics'][number]) {
  const vip = useKnownVip(useSession(({ learnerId }) => learnerId));
  // Not known yet: the page itself finds out.
  const isOpen = set.is_free || vip === null || vip.speaking;
  return (
    <Card as="li" className="grid content-start gap-2">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-semibold">{set.title_vi}</h3>
        <LikelihoodBadge likelihood={likelihood} />
      </div>
      <p className="text-sm text-muted tabular-nums">
        <span lang="en">{set.title}</span> · {setFacts(set)}
      </p>
      <p className="text-pretty">{why_vi}</p>
      <LinkButton
        variant="secondary"
        icon={Mic}
        to={isOpen ? setPath(set) : href('speakingRoomGuest')}
        className="justify-self-start"
      >
        {isOpen ? PREDICTION.speak : PREDICTION.aboutRoom}
        <span className="sr-only">: {set.title_vi}</span>
      </LinkButton>
    </Card>
  );
}

function Topics({ prediction }: { prediction: Prediction }) {
  const { title_vi, basis_vi, written_on, topics } = prediction;
  return (
    <section className="grid gap-4">
      <SectionHead title={PREDICTION.speakingTitle(title_vi)} />
      <Notice tone="info" title={PREDICTION.basisTitle}>
        <p className="text-pretty">{basis_vi}</p>
        <p className="text-sm text-muted">{PREDICTION.writtenOn(formatDate(written_on))}</p>
      </Notice>
      {([1, 2] as const).map((part) => {
        const ofPart = topics.filter(({ set }) => set.part === part);
        if (ofPart.length === 0) return null;
        return (
          <section key={part} className="grid gap-3">
            <h3 className="text-lg font-semibold">{PART_TITLES[part]}</h3>
            <ul className="grid gap-3">
              {ofPart.map((topic) => (
                <TopicCard key={topic.set.id} {...topic} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

/** Speaking topics to practise this quarter: what they are based on, and a practice behind each. */
export function PredictedTopics() {
  const query = useQuery(topicPredictions());
  const { data } = query;
  if (data?.prediction) return <Topics prediction={data.prediction} />;
  if (data) return <p className="text-muted">{PREDICTION.noneYet}</p>;
  return <Loaded query={query} />;
}
