import { useMemo } from 'react';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import type { Brought } from '#src/shared/attempt/bring-work.ts';
import { DialogueStage } from '#src/shared/speaking/dialogue/dialogue-stage.tsx';
import { OnlyHere } from '#src/shared/speaking/dialogue/only-here.tsx';
import { type DialogueProps, useDialogue } from '#src/shared/speaking/dialogue/use-dialogue.ts';
import { TOPIC_PRACTICE } from '../messages/topic-practice.ts';
import { practicePolicy } from '../model/practice-policy.ts';
import { AnswerFeedback } from './answer-feedback.tsx';
import { CardNotes } from './card-notes.tsx';
import { PracticeEnd } from './practice-end.tsx';
import { PracticeStart } from './practice-start.tsx';

type TopicPracticeProps = DialogueProps & { brought: Brought; onAgain: () => void };

function Practice({ brought, onAgain, ...props }: TopicPracticeProps) {
  const { owner, attemptId } = props;
  const { set } = props.detail;
  useMeasuredTime(owner, `speaking:${set.id}`);
  const policy = useMemo(() => practicePolicy(owner, set), [owner, set]);
  const dialogue = useDialogue(props, policy);
  if (dialogue.scene === 'ready')
    return <PracticeStart dialogue={dialogue} brought={brought} onAgain={onAgain} />;
  if (dialogue.scene === 'end') return <PracticeEnd dialogue={dialogue} />;
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col px-4 py-4">
      <DialogueStage
        dialogue={dialogue}
        Feedback={AnswerFeedback}
        words={TOPIC_PRACTICE}
        notes={({ id }, isPreparing) => (
          <CardNotes owner={owner} attemptId={attemptId} questionId={id} isPreparing={isPreparing} />
        )}
      />
    </div>
  );
}

/** The room with its conversation. Remount it for another attempt. */
export const TopicPractice = (props: TopicPracticeProps) => (
  <OnlyHere name={`luyen-room:${props.attemptId}`}>
    <Practice {...props} />
  </OnlyHere>
);
