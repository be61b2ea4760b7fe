import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { PRACTICE } from '#src/messages/practice.ts';
import { removePageSnapshot } from '#src/platform/offline/page-snapshot.ts';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import { useOpenWork } from '#src/shared/attempt/use-open-work.ts';
import { practiceQuestions } from '#src/shared/queries/exercises.ts';
import { PracticeFrame } from '../components/practice-frame.tsx';
import { PracticePlayer } from '../components/practice-player.tsx';

export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const [question, from] = [search.get('rewrite'), search.get('from')];
  const owner = useTaker();
  const query = useQuery(practiceQuestions(id));
  const attempt = useOpenWork(owner, id);

  const known = query.isError || (query.data !== undefined && attempt !== undefined);
  useLayoutEffect(() => {
    if (known) removePageSnapshot();
  }, [known]);

  if (attempt?.submitted)
    return <Navigate replace to={href('practiceResult', { id }, { attempt: attempt.attemptId })} />;
  return (
    <PracticeFrame name={PRACTICE.name} id={id} query={query}>
      {owner && query.data && attempt && (
        <PracticePlayer
          key={attempt.attemptId}
          owner={owner}
          attemptId={attempt.attemptId}
          answers={attempt.answers}
          elsewhere={attempt.elsewhere}
          brought={attempt.brought}
          data={query.data}
          {...(question !== null && from !== null ? { rewrite: { question, from } } : {})}
        />
      )}
    </PracticeFrame>
  );
}
