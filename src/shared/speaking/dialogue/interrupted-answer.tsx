import { discardRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { saveSpokenAnswer } from '#src/shared/speaking/sets/save-spoken-answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { DIALOGUE } from './messages/dialogue.ts';
import type { Dialogue } from './use-dialogue.ts';

/** A recording that a crash left behind at the question: it becomes the answer, or is discarded. */
export function InterruptedAnswer({ dialogue }: { dialogue: Dialogue }) {
  const { owner, attemptId, detail, asked: question, interrupted } = dialogue;
  const { title, text, keep, drop } = DIALOGUE.interrupted;
  if (!question || interrupted === null) return null;
  const take = async (): Promise<void> => {
    const { questionId, asked, label } = question;
    const recorded = { type_code: 'ielts_unscripted_speaking' as const, recording_id: interrupted };
    const answer = { ...recorded, ...(asked && { asked }) };
    await saveSpokenAnswer({ owner, attemptId, set: detail.set, questionId, label, answer });
    dialogue.showAnswer();
  };
  const discard = async (): Promise<void> => {
    await discardRecording(interrupted);
    dialogue.again();
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
