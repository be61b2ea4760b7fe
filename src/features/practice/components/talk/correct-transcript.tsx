import { useState } from 'react';
import type { QuestionResult } from '#contract/practice.ts';
import type { AnswerOf } from '#contract/question.ts';
import { isSameRecordingRetranscribed } from '#rules/questions/may-correct-transcript.ts';
import { TALK } from '#src/messages/talk.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';
import { TranscriptBox } from '#src/shared/questions/ielts-unscripted-speaking/transcript-box.tsx';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.ts';

interface CorrectTranscriptProps {
  practiceId: string;
  attemptId: string;
  question: Pick<QuestionResult, 'id' | 'position'>;
  answer: AnswerOf<'ielts_unscripted_speaking'>;
}

const words = TALK.retell;

/** Corrects the transcript for which a talk was declined, and requests its grading again. */
export function CorrectTranscript({ practiceId, attemptId, question, answer }: CorrectTranscriptProps) {
  const owner = useOwner();
  const [transcript, setTranscript] = useState(answer.transcript ?? null);
  const [busy, setBusy] = useState(false);
  const corrected = transcript ? { ...answer, transcript } : answer;
  const send = async (): Promise<void> => {
    if (!owner) return;
    setBusy(true);
    const place = { owner, attemptId, practiceId, questionId: question.id };
    try {
      await saveAnswer({ ...place, answer: corrected, label: `Câu ${question.position}` });
      showToast('success', words.sent);
    } catch {
      showToast('error', words.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="grid gap-3" aria-label={words.title}>
      <TranscriptBox transcript={transcript} onChange={setTranscript} />
      <Button
        className="justify-self-start"
        busy={busy}
        disabled={!isSameRecordingRetranscribed(answer, corrected)}
        onClick={() => void send()}
      >
        {words.send}
      </Button>
    </section>
  );
}
