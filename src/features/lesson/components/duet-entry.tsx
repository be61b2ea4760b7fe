import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { href } from '#contract/href.ts';
import type { DetailOf } from '#contract/lesson-detail.ts';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import { BroughtHere } from '#src/shared/attempt/brought-here.tsx';
import { useOpenWork } from '#src/shared/attempt/use-open-work.ts';
import { latestDuetResult } from '#src/shared/queries/exercises.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { DUET_RESULT } from '../messages/duet-result.ts';
import { scoresOf } from '../model/duet-scores.ts';
import { DuetSection } from './duet-section.tsx';

interface DuetEntryProps {
  detail: DetailOf<'duet_video'>;
  title: string;
}

/** A duet with its situation. */
export function DuetEntry({ detail, title }: DuetEntryProps) {
  const owner = useTaker();
  const attempt = useOpenWork(owner, detail.duet_video_id);
  // Once it is known who asks.
  const { data: latest } = useQuery({
    ...latestDuetResult(detail.duet_video_id),
    enabled: owner !== null,
  });
  if (attempt?.submitted) {
    const result = href('practiceResult', { id: detail.duet_video_id }, { attempt: attempt.attemptId });
    return <Navigate replace to={result} />;
  }
  return (
    <div className="grid gap-6">
      <Prose markdown={detail.instructions} />
      {latest && latest.total.score !== null && (
        <p className="text-muted">{DUET_RESULT.total({ ...latest.total, score: latest.total.score })}</p>
      )}
      {attempt && <BroughtHere brought={attempt.brought} />}
      {!(owner && attempt) && <LinesSkeleton />}
      {owner && attempt && (
        <DuetSection
          key={attempt.attemptId}
          owner={owner}
          attemptId={attempt.attemptId}
          answers={attempt.answers}
          detail={detail}
          title={title}
          scores={scoresOf(latest)}
        />
      )}
    </div>
  );
}
