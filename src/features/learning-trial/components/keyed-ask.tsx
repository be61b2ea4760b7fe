import { useState } from 'react';
import type { TrialAsk, TrialMessage } from '#contract/learning-trial.ts';
import type { Answer } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import { AnyQuestion } from '#src/shared/questions/views.tsx';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import { Button } from '#src/ui/button.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import { wordingId } from '../model/wording-id.ts';
import { AskFrame } from './ask-frame.tsx';
import { OrderAsk } from './order-ask.tsx';

interface KeyedAskProps {
  message: TrialMessage;
  ask: TrialAsk;
  voice: ExaminerVoice;
  /** Fulfilled when it is on the disk. */
  onAnswer: (answer: Answer) => Promise<void>;
  onSkip: () => void;
}

/** A question with a key: chosen, written or put in order, then sent once. */
export function KeyedAsk({ message, ask, voice, onAnswer, onSkip }: KeyedAskProps) {
  const [draft, setDraft] = useState<Answer | null>(null);
  const [state, setState] = useState<'open' | 'saving'>('open');
  const [failure, setFailure] = useState<unknown>();
  const send = async (answer: Answer): Promise<void> => {
    setState('saving');
    voice.stop();
    await onAnswer(answer).then(() => setFailure(undefined), setFailure);
    setState('open');
  };
  const { question } = ask;
  return (
    <AskFrame
      message={message}
      ask={ask}
      voice={voice}
      failure={failure}
      onSkip={onSkip}
      action={
        <Button
          className="max-sm:w-full"
          busy={state === 'saving'}
          disabled={!isAnswered(draft)}
          onClick={() => draft && void send(draft)}
        >
          {LEARNING_TRIAL.send}
        </Button>
      }
    >
      {question.content.type_code === 'fill_paragraph' ? (
        <OrderAsk content={question.content} onChange={setDraft} />
      ) : (
        <AnyQuestion
          question={question}
          answer={draft}
          answerKey={null}
          labelledBy={wordingId(message)}
          onChange={setDraft}
        />
      )}
    </AskFrame>
  );
}
