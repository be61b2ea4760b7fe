import { useState } from 'react';
import type { AnswerOf } from '#contract/question.ts';
import { TALK } from '#src/messages/talk.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import { TranscriptBox } from '#src/shared/questions/ielts-unscripted-speaking/transcript-box.tsx';
import { Button } from '#src/ui/button.tsx';

type Talk = AnswerOf<'ielts_unscripted_speaking'>;

/** An answer whose words are missing, or of which a machine is not sure. */
export interface UnclearTalk {
  questionId: string;
  asked: string;
  answer: Talk;
  /** What a machine wrote down, if that says anything. */
  heard: string | null;
}

interface MendWordsProps {
  talks: readonly UnclearTalk[];
  /** Stores a corrected answer on this device, to be sent and graded again; rejects if the device cannot. */
  save: (questionId: string, corrected: Talk) => Promise<unknown>;
}

const words = TALK.mend;

interface MendOneProps {
  talk: UnclearTalk;
  isLast: boolean;
  save: (corrected: Talk) => Promise<unknown>;
  onNext: () => void;
}

function MendOne({ talk: { asked, answer, heard }, isLast, save, onNext }: MendOneProps) {
  const [transcript, setTranscript] = useState(
    answer.transcript ?? (heard === null ? null : { text: heard, source: 'learner' as const }),
  );
  const [state, setState] = useState<'idle' | 'saving'>('idle');
  const [failure, setFailure] = useState<unknown>();
  const text = transcript?.text.trim() ?? '';
  const keep = async (): Promise<void> => {
    setState('saving');
    try {
      await save({ ...answer, transcript: { text, source: 'learner' } });
      onNext();
    } catch (error) {
      setState('idle');
      setFailure(error);
    }
  };
  return (
    <>
      <p lang="en" className="font-semibold">
        {asked}
      </p>
      <OwnRecording recordingId={answer.recording_id} />
      <TranscriptBox transcript={transcript} onChange={setTranscript} />
      <UnsavedNotice what={TALK.retell.failed} error={failure} />
      <div className="flex flex-wrap gap-2">
        <Button busy={state === 'saving'} disabled={text === ''} onClick={() => void keep()}>
          {isLast ? words.last : words.next}
        </Button>
        <Button variant="quiet" onClick={onNext}>
          {words.skip}
        </Button>
      </div>
    </>
  );
}

/** Leads through the answers whose words are missing or unsure, one after the other; each is graded again. */
export function MendWords({ talks, save }: MendWordsProps) {
  // As it was when the learner began: what is saved is no longer among the talks.
  const [begun, setBegun] = useState<readonly UnclearTalk[] | null>(null);
  const [at, setAt] = useState(0);
  if (begun === null) {
    if (talks.length === 0) return null;
    return (
      <Button className="justify-self-start" onClick={() => setBegun(talks)}>
        {words.start(talks.length)}
      </Button>
    );
  }
  const talk = begun[at];
  return (
    <section aria-label={words.title} className="grid gap-3 rounded-control bg-sunk p-3">
      <h3 className="font-semibold">{words.title}</h3>
      {talk ? (
        <>
          <p className="text-sm text-muted">{words.place(at + 1, begun.length)}</p>
          <MendOne
            key={talk.questionId}
            talk={talk}
            isLast={at === begun.length - 1}
            save={(corrected) => save(talk.questionId, corrected)}
            onNext={() => setAt(at + 1)}
          />
        </>
      ) : (
        <p role="status">{words.done}</p>
      )}
    </section>
  );
}
