import { useState } from 'react';
import type { AnswerOf } from '#contract/question.ts';
import { isSameRecordingRetranscribed } from '#rules/questions/may-correct-transcript.ts';
import { TALK } from '#src/messages/talk.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { TranscriptBox } from '#src/shared/questions/ielts-unscripted-speaking/transcript-box.tsx';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.ts';

type Talk = AnswerOf<'ielts_unscripted_speaking'>;

interface CorrectTranscriptProps {
  answer: Talk;
  /** What a machine wrote down, where the learner has not; sent as it is, it is confirmed. */
  heard?: string | null;
  /** Stores the corrected answer on this device, to be sent; rejects if the device cannot. */
  save: (corrected: Talk) => Promise<unknown>;
}

const words = TALK.retell;

/** Corrects the transcript of a talk, and requests its grading again. */
export function CorrectTranscript({ answer, heard = null, save }: CorrectTranscriptProps) {
  const [transcript, setTranscript] = useState(
    answer.transcript ?? (heard === null ? null : { text: heard, source: 'learner' as const }),
  );
  const [busy, setBusy] = useState(false);
  const corrected = transcript ? { ...answer, transcript } : answer;
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await save(corrected);
      showToast('success', words.sent);
    } catch (error) {
      void tellUnsaved(words.failed, error);
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
