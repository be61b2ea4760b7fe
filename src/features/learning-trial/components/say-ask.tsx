import { useRef, useState } from 'react';
import type { TrialAsk, TrialMessage } from '#contract/learning-trial.ts';
import type { Answer } from '#contract/question.ts';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { usePreparedScorer } from '#src/shared/reading-report/use-prepared-scorer.ts';
import { RecordableQuestion } from '#src/shared/recordable-question/recordable-question.tsx';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { Button } from '#src/ui/button.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import type { LessonPlace } from '../model/save-lesson.ts';
import { wordingId } from '../model/wording-id.ts';
import { AskFrame } from './ask-frame.tsx';

interface SayAskProps {
  place: LessonPlace;
  message: TrialMessage;
  ask: TrialAsk;
  /** What was said so far. */
  answer: Answer | null;
  voice: ExaminerVoice;
  recorder: Recorder;
  /** Fulfilled when it is on the disk. It may be said again until the learner goes on. */
  onSaid: (answer: Answer) => Promise<void>;
  onDone: () => void;
  onSkip: () => void;
}

/** A sentence to read aloud: heard first if one likes, recorded, heard again, recorded anew. */
export function SayAsk(props: SayAskProps) {
  const { place, message, ask, answer, voice, recorder, onSaid, onDone, onSkip } = props;
  const saving = useRef<Promise<void>>(Promise.resolve());
  const [failure, setFailure] = useState<unknown>();
  usePreparedScorer(place.owner, recorder, true);
  const save = (said: Answer): void => {
    voice.stop();
    saving.current = onSaid(said).then(() => setFailure(undefined), setFailure);
  };
  return (
    <AskFrame
      message={message}
      ask={ask}
      voice={voice}
      failure={failure}
      onSkip={onSkip}
      action={
        <Button className="max-sm:w-full" disabled={answer === null} onClick={onDone}>
          {LEARNING_TRIAL.saidDone}
        </Button>
      }
    >
      <RecordableQuestion
        owner={place.owner}
        attemptId={place.attemptId}
        question={ask.question}
        answer={answer}
        labelledBy={wordingId(message)}
        recorder={recorder}
        onChange={save}
        flush={() => saving.current}
      />
      {ask.heard && <p className="text-muted">{ask.heard.vi}</p>}
    </AskFrame>
  );
}
