import { discardRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { saveSpokenAnswer } from '#src/shared/speaking/save-spoken-answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ROOM } from '../messages/practice-room.ts';
import { askedAt } from '../model/asked-question.ts';
import type { Room } from '../model/use-room.ts';

/** A recording that a crash left behind at the question: it becomes the answer, or is discarded. */
export function InterruptedAnswer({ room }: { room: Room }) {
  const { owner, attemptId, step, place, interrupted } = room;
  const { title, text, keep, drop } = ROOM.interrupted;
  if (!step || !place || interrupted === null) return null;
  const take = async (): Promise<void> => {
    const { questionId, asked, label } = askedAt(room.room, step, place, []);
    const recorded = { type_code: 'ielts_unscripted_speaking' as const, recording_id: interrupted };
    const answer = { ...recorded, ...(asked && { asked }) };
    await saveSpokenAnswer({ owner, attemptId, set: room.room.set, questionId, label, answer });
    room.showAnswer();
  };
  const discard = async (): Promise<void> => {
    await discardRecording(interrupted);
    room.again();
  };
  return (
    <Notice tone="warning" title={title}>
      <p>{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => void take()}>{keep}</Button>
        <Button variant="quiet" onClick={() => void discard()}>
          {drop}
        </Button>
      </div>
    </Notice>
  );
}
