import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import { SyncIndicator } from '#src/platform/outbox/screen/sync-indicator.tsx';
import { useOpenWork } from '#src/shared/attempt/use-open-work.ts';
import { speakingTopic } from '#src/shared/queries/speaking.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { showToast } from '#src/ui/toast.ts';
import { TopicPractice } from '../components/topic-practice.tsx';
import { TOPIC_PRACTICE } from '../messages/topic-practice.ts';

/** The learner may not enter: says why at home. */
function Refused({ message }: { message: string }) {
  useEffect(() => showToast('warning', message), [message]);
  return <Navigate replace to={href('home')} />;
}

const refusalOf = (error: Error | null): string | null =>
  error instanceof ApiError && error.failure.code === 'SPEAKING_NOT_ALLOWED' ? error.failure.message : null;

function Topic({ id }: { id: string }) {
  const owner = useTaker();
  const query = useQuery(speakingTopic(id));
  // Begun again: the attempt is another one.
  const [run, setRun] = useState(0);
  const attempt = useOpenWork(owner, id, run);
  const detail = query.data;
  const refusal = refusalOf(query.error);
  if (refusal !== null) return <Refused message={refusal} />;
  if (attempt?.submitted)
    return <Navigate replace to={href('topicPracticeResult', { id }, { attempt: attempt.attemptId })} />;
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <title>{pageTitle(detail?.set.title_vi ?? TOPIC_PRACTICE.name)}</title>
      <BareHeader
        title={detail?.set.title_vi ?? TOPIC_PRACTICE.name}
        back={href('speakingRoom')}
        backLabel={TOPIC_PRACTICE.back}
      >
        <SyncIndicator />
      </BareHeader>
      {!detail && <Loaded query={query} offlineText={TOPIC_PRACTICE.offlineText} />}
      {detail && !(owner && attempt) && <LinesSkeleton />}
      {detail && owner && attempt && (
        <TopicPractice
          key={attempt.attemptId}
          owner={owner}
          detail={detail}
          attemptId={attempt.attemptId}
          answers={attempt.answers}
          place={attempt.place}
          brought={attempt.brought}
          onAgain={() => setRun(run + 1)}
        />
      )}
    </main>
  );
}

/** Practice of one topic with the examiner; without one, the learner chooses first. */
export function Component() {
  const { id } = useParams();
  return id === undefined ? <Navigate replace to={href('speakingRoom')} /> : <Topic key={id} id={id} />;
}
