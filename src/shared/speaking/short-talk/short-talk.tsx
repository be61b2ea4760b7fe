import { useEffect, useMemo } from 'react';
import type { SpeakingSetDetail } from '#contract/speaking.ts';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import { useOpenWork } from '#src/shared/attempt/use-open-work.ts';
import { DialogueStage } from '#src/shared/speaking/dialogue/dialogue-stage.tsx';
import { OnlyHere } from '#src/shared/speaking/dialogue/only-here.tsx';
import { type DialogueProps, useDialogue } from '#src/shared/speaking/dialogue/use-dialogue.ts';
import { saveSpokenAnswer } from '#src/shared/speaking/sets/save-spoken-answer.ts';
import { submitSpoken } from '#src/shared/speaking/sets/submit-spoken.ts';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { useFromTop } from '#src/ui/use-from-top.ts';
import { AnswersReview } from './answers-review.tsx';
import { BriefFeedback } from './brief-feedback.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';
import { shortTalkPolicy } from './short-talk-policy.ts';

interface ShortTalkProps {
  owner: string;
  detail: SpeakingSetDetail;
  /** Shown in the queue. */
  label: string;
  /** The talk was submitted, here or in another tab. */
  onEnd: () => void;
}

const WORDS = { next: SHORT_TALK.next, finish: SHORT_TALK.next };

function Talk({ label, onEnd, ...props }: Pick<ShortTalkProps, 'label' | 'onEnd'> & DialogueProps) {
  const { owner, detail, attemptId, answers } = props;
  const policy = useMemo(() => shortTalkPolicy(label), [label]);
  const dialogue = useDialogue(props, policy);
  useFromTop(dialogue.questionId ?? 'review');
  if (dialogue.step) return <DialogueStage dialogue={dialogue} Feedback={BriefFeedback} words={WORDS} />;
  const place = { owner, attemptId, set: detail.set };
  const leftOut = dialogue.steps.find(({ id }) => !answers.has(id));
  return (
    <AnswersReview
      questions={detail.questions}
      answers={answers}
      onChange={async (questionId, answer) => {
        await saveSpokenAnswer({ ...place, questionId, answer, label });
      }}
      onSubmit={async () => {
        await submitSpoken({ ...place, label });
        onEnd();
      }}
      onSpeak={leftOut && (() => dialogue.openStep(leftOut.id))}
    />
  );
}

/** A short talk with the examiner, from its first question or the one at which it was left, to its submission. */
export function ShortTalk(props: ShortTalkProps) {
  const { owner, detail, label, onEnd } = props;
  useMeasuredTime(owner, `speaking:${detail.set.id}`);
  const attempt = useOpenWork(owner, detail.set.id);
  const isSubmitted = attempt?.submitted === true;
  useEffect(() => {
    if (isSubmitted) onEnd();
  }, [isSubmitted, onEnd]);
  if (!attempt || isSubmitted) return <LinesSkeleton />;
  const { attemptId, answers, place } = attempt;
  return (
    <OnlyHere name={`luyen-talk:${detail.set.id}`}>
      <div data-talking className="contents">
        <Talk key={attemptId} {...{ owner, detail, label, onEnd, attemptId, answers, place }} />
      </div>
    </OnlyHere>
  );
}
