import { useState } from 'react';
import type { TrialAsk, TrialMessage } from '#contract/learning-trial.ts';
import type { Answer } from '#contract/question.ts';
import { isAnswered } from '#rules/questions/is-answered.ts';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import type { ExaminerVoice } from '#src/shared/examiner/examiner-voice.ts';
import { RecordableQuestion } from '#src/shared/questions/recordable-question.tsx';
import { AnyQuestion } from '#src/shared/questions/views.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LEARNING_TRIAL } from '../messages/learning-trial.ts';
import type { LessonPlace } from '../model/save-lesson.ts';
import { wordingId } from '../model/wording-id.ts';
import { HearLine } from './hear-line.tsx';
import { OrderAsk } from './order-ask.tsx';

interface AskPanelProps {
  place: LessonPlace;
  message: TrialMessage;
  ask: TrialAsk;
  voice: ExaminerVoice;
  recorder: Recorder;
  /** Fulfilled when it is on the disk. */
  onAnswer: (answer: Answer) => Promise<void>;
  onSkip: () => void;
}

interface InputProps extends Pick<AskPanelProps, 'place' | 'ask' | 'recorder'> {
  draft: Answer | null;
  labelledBy: string;
  onChange: (draft: Answer | null) => void;
}

function Input({ place, ask, recorder, draft, labelledBy, onChange }: InputProps) {
  const { question } = ask;
  if (question.content.type_code === 'fill_paragraph')
    return <OrderAsk content={question.content} onChange={onChange} />;
  if (ask.kind === 'say')
    return (
      <RecordableQuestion
        owner={place.owner}
        attemptId={place.attemptId}
        question={question}
        answer={draft}
        labelledBy={labelledBy}
        recorder={recorder}
        onChange={onChange}
        // It is saved when it is sent: until then it may be said again.
        flush={() => Promise.resolve()}
      />
    );
  return (
    <AnyQuestion
      question={question}
      answer={draft}
      answerKey={null}
      labelledBy={labelledBy}
      onChange={onChange}
    />
  );
}

/** The question that waits: its sound, its answer, and the way past it. */
export function AskPanel({ place, message, ask, voice, recorder, onAnswer, onSkip }: AskPanelProps) {
  const [draft, setDraft] = useState<Answer | null>(null);
  const [failed, setFailed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const labelId = wordingId(message);
  const send = async (answer: Answer): Promise<void> => {
    setSaving(true);
    voice.stop();
    await onAnswer(answer).then(
      () => setFailed(false),
      () => setFailed(true),
    );
    setSaving(false);
  };
  return (
    <section
      aria-labelledby={labelId}
      data-question={ask.question.id}
      className="grid gap-4 rounded-card border border-line bg-raised p-4"
    >
      {ask.heard && <HearLine line={ask.heard} voice={voice} silent={LEARNING_TRIAL.noSound} />}
      <Input
        place={place}
        ask={ask}
        recorder={recorder}
        draft={draft}
        labelledBy={labelId}
        onChange={setDraft}
      />
      {ask.kind === 'say' && ask.heard && <p className="text-muted">{ask.heard.vi}</p>}
      {failed && <Notice tone="error">{LEARNING_TRIAL.saveFailed}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          className="max-sm:w-full"
          busy={isSaving}
          disabled={!isAnswered(draft)}
          onClick={() => draft && void send(draft)}
        >
          {ask.kind === 'say' ? LEARNING_TRIAL.saidDone : LEARNING_TRIAL.send}
        </Button>
        <Button variant="quiet" className="max-sm:w-full" onClick={onSkip}>
          {LEARNING_TRIAL.skip}
        </Button>
      </div>
    </section>
  );
}
