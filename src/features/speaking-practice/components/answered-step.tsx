import { ArrowRight, MessageCircleQuestion, RotateCcw } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ROOM } from '../messages/practice-room.ts';
import { useAnswer } from '../model/use-answer.ts';
import type { Room } from '../model/use-room.ts';
import { AnswerFeedback } from './answer-feedback.tsx';

/** After an answer: what can be said about it at once, and where to go on. */
export function AnsweredStep({ room }: { room: Room }) {
  const { step, place, turnState } = room;
  const { recordingId, talk, transcript, followUp } = useAnswer(room);
  if (!step || recordingId === null) return null;
  const wasLost = turnState.name === 'answered' && turnState.end === 'lost';
  return (
    <div className="grid gap-4">
      {wasLost && (
        <Notice tone="warning" title={ROOM.lost.title}>
          <p>{ROOM.lost.text}</p>
        </Notice>
      )}
      <AnswerFeedback
        key={recordingId}
        recordingId={recordingId}
        talk={talk}
        transcript={transcript}
        question={place?.followUp?.text ?? step.line.text}
        part={step.content.part}
      />
      <div className="grid gap-2">
        {followUp && (
          <>
            <p className="text-center text-sm text-muted">{ROOM.followUp[followUp.by]}</p>
            <Button size="lg" icon={MessageCircleQuestion} onClick={() => room.askMore(followUp)}>
              {ROOM.followUp.answer}
            </Button>
          </>
        )}
        {followUp === undefined && (
          <p role="status" className="animate-late text-center text-sm text-muted">
            {ROOM.followUp.thinking}
          </p>
        )}
        <Button
          size={followUp ? 'md' : 'lg'}
          variant={followUp ? 'secondary' : 'primary'}
          icon={ArrowRight}
          onClick={room.next}
        >
          {room.isLast ? ROOM.finish : ROOM.next}
        </Button>
        <Button variant="quiet" icon={RotateCcw} onClick={room.again}>
          {ROOM.redo}
        </Button>
      </div>
    </div>
  );
}
