import { useCallback } from 'react';
import { useStore } from 'zustand';
import type { Answer, QuestionContent } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { useVoiceConsent } from '#src/platform/outbox/consent/use-voice-consent.ts';
import { findInterrupted } from '#src/platform/outbox/recordings/unclaimed.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { RecorderPanel } from '#src/shared/audio/recorder-panel.tsx';
import type { RecorderUse } from '#src/shared/questions/question-view.ts';
import { AnyQuestion } from '#src/shared/questions/views.tsx';
import { SpeechModelOffer } from '#src/shared/reading-report/speech-model-offer.tsx';
import { TextServiceOffer } from '#src/shared/recordable-question/text-service-offer.tsx';
import { HeardOffer } from './heard-offer.tsx';
import { recordedAnswer } from './recorded-answer.ts';
import { useHeardRecording } from './use-heard-recording.ts';

/** State of the exercise's recorder for the question on screen. */
function useRecorderUse(recorder: Recorder, attemptId: string, questionId: string): RecorderUse {
  const state = useStore(recorder.state);
  const readInterrupted = useCallback(() => findInterrupted(attemptId, questionId), [attemptId, questionId]);
  const interrupted = useLive(readInterrupted);
  return {
    atWork: (state.name !== 'idle' && state.name !== 'failed') || interrupted !== undefined,
    since: state.name === 'recording' ? state.startedAt : null,
  };
}

/** A recorded talk whose words nobody has written down. */
const untoldTalk = (answer: Answer | null) =>
  answer?.type_code === 'ielts_unscripted_speaking' && !answer.transcript ? answer : null;

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

/** A question being answered, with the recorder if its type is spoken. */
export function RecordableQuestion(props: RecordableQuestionProps) {
  const { owner, attemptId, question, answer, labelledBy, firstNumber, recorder, onChange, flush } = props;
  const recorderUse = useRecorderUse(recorder, attemptId, question.id);
  const isTalk = question.content.type_code === 'ielts_unscripted_speaking';
  const maxSeconds =
    question.content.type_code === 'ielts_unscripted_speaking' ? question.content.max_seconds : undefined;
  const consented = useVoiceConsent(owner);
  const learnerId = useSession((session) => session.learnerId);
  const { heard, hear } = useHeardRecording(owner);
  const onSaved = async (recordingId: string): Promise<void> => {
    const recorded = recordedAnswer(question.content.type_code, recordingId);
    if (recorded) onChange(recorded);
    await flush();
    if (isTalk) hear(recordingId);
  };
  const untold = recorderUse.atWork ? null : untoldTalk(answer);
  const offersTextService = question.content.type_code === 'ielts_writing' && owner === learnerId;
  const view = (
    <AnyQuestion
      question={question}
      answer={answer}
      answerKey={null}
      labelledBy={labelledBy}
      {...(firstNumber !== undefined && { firstNumber })}
      onChange={onChange}
      recorderUse={recorderUse}
      recorder={
        <div className="grid gap-4">
          <RecorderPanel
            recorder={recorder}
            target={{ owner, attemptId, questionId: question.id, maxSeconds }}
            recordingId={recordingOf(answer)}
            onSaved={onSaved}
          />
          {isTalk && consented && !recorderUse.atWork && <SpeechModelOffer owner={owner} hears />}
          {untold && heard?.recordingId === untold.recording_id && (
            <HeardOffer
              heard={heard.words}
              onTake={(text) => onChange({ ...untold, transcript: { text, source: 'learner' } })}
            />
          )}
        </div>
      }
    />
  );
  if (!offersTextService) return view;
  return (
    <div className="grid gap-4">
      <TextServiceOffer owner={owner} />
      {view}
    </div>
  );
}
