import type { TrialAsk, TrialMessage } from '#contract/learning-trial.ts';
import type { Answer } from '#contract/question.ts';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { type LessonPlace, saveMessageAnswer } from '../model/save-lesson.ts';
import { KeyedAsk } from './keyed-ask.tsx';
import { SayAsk } from './say-ask.tsx';

interface WaitingAskProps {
  place: LessonPlace;
  message: TrialMessage;
  ask: TrialAsk;
  /** What was said so far. */
  answer: Answer | null;
  voice: ExaminerVoice;
  recorder: Recorder;
  /** Stays with a message that was answered by voice; null: goes on. */
  onHold: (messageId: string | null) => void;
  onSkip: () => void;
}

/** The question that waits, by how it is answered. */
export function WaitingAsk({
  place,
  message,
  ask,
  answer,
  voice,
  recorder,
  onHold,
  onSkip,
}: WaitingAskProps) {
  const save = (given: Answer): Promise<void> => saveMessageAnswer(place, message.id, given);
  if (ask.kind !== 'say')
    return <KeyedAsk message={message} ask={ask} voice={voice} onAnswer={save} onSkip={onSkip} />;
  return (
    <SayAsk
      place={place}
      message={message}
      ask={ask}
      answer={answer}
      voice={voice}
      recorder={recorder}
      onSaid={(said) => {
        onHold(message.id);
        return save(said);
      }}
      onDone={() => onHold(null)}
      onSkip={onSkip}
    />
  );
}
