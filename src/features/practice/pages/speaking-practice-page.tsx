import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { href } from '#contract/href.ts';
import { isSpokenType } from '#rules/questions/is-spoken-type.ts';
import { WAITING } from '#src/messages/practice.ts';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import { useOpenWork } from '#src/shared/attempt/use-open-work.ts';
import { practiceQuestions } from '#src/shared/queries/exercises.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { PracticeFrame } from '../components/practice-frame.tsx';
import { PracticePlayer } from '../components/practice-player.tsx';

/** The questions of a practice answered by voice, one at a time. */
export function Component() {
  const { id = '' } = useParams();
  const owner = useTaker();
  const query = useQuery(practiceQuestions(id));
  const attempt = useOpenWork(owner, id);
  if (attempt?.submitted) {
    const place = { practice: id, attempt: attempt.attemptId };
    return <Navigate replace to={href('waitingResult', {}, place)} />;
  }
  const isSpoken = query.data?.questions.some(({ content }) => isSpokenType(content.type_code));
  return (
    <PracticeFrame name={WAITING.speakingName} id={id} query={query}>
      {query.data && isSpoken === false && (
        <EmptyState
          illustration="listening"
          title={WAITING.noSpokenTitle}
          action={<LinkButton to={href('practice', { id })}>{WAITING.openPractice}</LinkButton>}
        >
          {WAITING.noSpokenText}
        </EmptyState>
      )}
      {owner && query.data && isSpoken && attempt && (
        <PracticePlayer
          key={attempt.attemptId}
          owner={owner}
          attemptId={attempt.attemptId}
          answers={attempt.answers}
          elsewhere={attempt.elsewhere}
          brought={attempt.brought}
          data={query.data}
          spokenOnly
        />
      )}
    </PracticeFrame>
  );
}
