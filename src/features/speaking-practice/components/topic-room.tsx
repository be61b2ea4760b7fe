import { useMemo } from 'react';
import { DialogueStage } from '#src/shared/speaking/dialogue/dialogue-stage.tsx';
import { OnlyHere } from '#src/shared/speaking/dialogue/only-here.tsx';
import { type DialogueProps, useDialogue } from '#src/shared/speaking/dialogue/use-dialogue.ts';
import { ROOM } from '../messages/practice-room.ts';
import { practicePolicy } from '../model/practice-policy.ts';
import { AnswerFeedback } from './answer-feedback.tsx';
import { CardNotes } from './card-notes.tsx';
import { RoomEnd } from './room-end.tsx';
import { RoomLobby } from './room-lobby.tsx';

type TopicRoomProps = DialogueProps & { onAgain: () => void };

function Room({ onAgain, ...props }: TopicRoomProps) {
  const { owner, attemptId } = props;
  const { set } = props.room;
  const policy = useMemo(() => practicePolicy(owner, set), [owner, set]);
  const dialogue = useDialogue(props, policy);
  if (dialogue.scene === 'ready') return <RoomLobby dialogue={dialogue} onAgain={onAgain} />;
  if (dialogue.scene === 'end') return <RoomEnd dialogue={dialogue} />;
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col px-4 py-4">
      <DialogueStage
        dialogue={dialogue}
        Feedback={AnswerFeedback}
        words={ROOM}
        notes={({ id }, isPreparing) => (
          <CardNotes owner={owner} attemptId={attemptId} questionId={id} isPreparing={isPreparing} />
        )}
      />
    </div>
  );
}

/** The room with its conversation. Remount it for another attempt. */
export const TopicRoom = (props: TopicRoomProps) => (
  <OnlyHere name={`luyen-room:${props.attemptId}`}>
    <Room {...props} />
  </OnlyHere>
);
