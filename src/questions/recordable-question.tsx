import type { Answer, QuestionContent } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import type { Recorder } from '#src/audio/recorder.ts';
import { RecorderPanel } from '#src/audio/recorder-panel.tsx';
import { recordedAnswer } from './recorded-answer.ts';
import { useRecorderUse } from './use-recorder-use.ts';
import { AnyQuestion } from './views.tsx';

interface RecordableQuestionProps {
  owner: string;
  attemptId: string;
  question: { id: string; content: QuestionContent };
  answer: Answer | null;
  /** Id of the element that holds the prompt. */
  labelledBy: string;
  firstNumber?: number;
  recorder: Recorder;
  onChange: (answer: Answer) => void;
  /** Fulfilled when the answer is on the disk. */
  flush: () => Promise<unknown>;
}

/** A question being answered, with the recorder that spoken types need. */
export function RecordableQuestion(props: RecordableQuestionProps) {
  const { owner, attemptId, question, answer, labelledBy, firstNumber, recorder, onChange, flush } = props;
  const recorderUse = useRecorderUse(recorder, attemptId, question.id);
  const onSaved = async (recordingId: string): Promise<void> => {
    const recorded = recordedAnswer(question.content.type_code, recordingId);
    if (recorded) onChange(recorded);
    await flush();
  };
  return (
    <AnyQuestion
      question={question}
      answer={answer}
      answerKey={null}
      labelledBy={labelledBy}
      {...(firstNumber !== undefined && { firstNumber })}
      onChange={onChange}
      recorderUse={recorderUse}
      recorder={
        <RecorderPanel
          recorder={recorder}
          target={{ owner, attemptId, questionId: question.id }}
          recordingId={recordingOf(answer)}
          onSaved={onSaved}
        />
      }
    />
  );
}
