import { useEffect, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import type { SpeakingRoom } from '#contract/speaking.ts';
import { useAttempt } from '#src/platform/outbox/attempts/use-attempt.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';
import { saveSpokenAnswer } from '#src/shared/speaking/save-spoken-answer.ts';
import { submitSpoken } from '#src/shared/speaking/submit-spoken.ts';
import { useOnlyPage } from '#src/shared/speaking/use-only-page.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { AnswersReview } from './answers-review.tsx';
import { Conversation } from './conversation.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';
import { useSteps } from './use-steps.ts';

interface ShortTalkProps {
  owner: string;
  room: SpeakingRoom;
  /** Shown in the queue. */
  label: string;
  /** The talk was submitted, here or in another tab. */
  onEnd: () => void;
}

interface TalkProps extends ShortTalkProps {
  attemptId: string;
  answers: ReadonlyMap<string, Answer>;
  stored: ConversationPlace | null;
}

function Talk({ owner, room, label, onEnd, attemptId, answers, stored }: TalkProps) {
  const { questions, set } = room;
  const { step, goOn, restart } = useSteps(questions, { attemptId, answers, place: stored });
  const [isResumed] = useState(answers.size > 0);
  const place = { owner, attemptId, set };
  if (step)
    return (
      <Conversation room={room} place={place} step={step} goOn={goOn} isResumed={isResumed} label={label} />
    );
  return (
    <AnswersReview
      questions={questions}
      answers={answers}
      onChange={async (questionId, answer) => {
        await saveSpokenAnswer({ ...place, questionId, answer, label });
      }}
      onSubmit={async () => {
        await submitSpoken({ ...place, label });
        onEnd();
      }}
      onSpeak={restart}
    />
  );
}

/** A short talk with the examiner, from its first question or the one at which it was left, to its submission. */
export function ShortTalk(props: ShortTalkProps) {
  const { owner, room, onEnd } = props;
  const attempt = useAttempt(owner, room.set.id);
  const isSubmitted = attempt?.submitted === true;
  useEffect(() => {
    if (isSubmitted) onEnd();
  }, [isSubmitted, onEnd]);
  const isOnly = useOnlyPage(`luyen-talk:${room.set.id}`);
  if (!isOnly)
    return (
      <Notice tone="info" title={SHORT_TALK.elsewhere.title}>
        <p>{SHORT_TALK.elsewhere.text}</p>
      </Notice>
    );
  if (!attempt || isSubmitted) return <LinesSkeleton />;
  const { attemptId, answers, place } = attempt;
  return <Talk key={attemptId} {...props} attemptId={attemptId} answers={answers} stored={place} />;
}
