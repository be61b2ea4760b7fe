import type { TestQuestion } from '#contract/practice-test.ts';
import type { Answer } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import type { Recorder } from '#src/audio/recorder.ts';
import { RecorderPanel } from '#src/audio/recorder-panel.tsx';
import { recordedAnswer } from '#src/questions/recorded-answer.ts';
import { useRecorderUse } from '#src/questions/use-recorder-use.ts';
import { AnyQuestion } from '#src/questions/views.tsx';

interface SpokenAnswerProps {
  owner: string;
  attemptId: string;
  question: TestQuestion;
  answer: Answer | null;
  labelledBy: string;
  recorder: Recorder;
  onChange: (questionId: string, answer: Answer) => void;
  flush: () => Promise<unknown>;
}

/** A question that is answered by speaking, with its recorder. */
export function SpokenAnswer(props: SpokenAnswerProps) {
  const { owner, attemptId, question, answer, labelledBy, recorder, onChange, flush } = props;
  const { id, content } = question;
  const recorderUse = useRecorderUse(recorder, attemptId, id);
  const onSaved = async (recordingId: string): Promise<void> => {
    const recorded = recordedAnswer(content.type_code, recordingId);
    if (recorded) onChange(id, recorded);
    await flush();
  };
  return (
    <AnyQuestion
      question={question}
      answer={answer}
      answerKey={null}
      labelledBy={labelledBy}
      firstNumber={question.first_number}
      onChange={(given) => onChange(id, given)}
      recorderUse={recorderUse}
      recorder={
        <RecorderPanel
          recorder={recorder}
          target={{ owner, attemptId, questionId: id }}
          recordingId={recordingOf(answer)}
          onSaved={onSaved}
        />
      }
    />
  );
}
