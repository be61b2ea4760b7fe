import { useEffect, useRef, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import type { SpeakingQuestion } from '#contract/speaking.ts';
import { Autosaves } from '#src/platform/outbox/screen/autosaves.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { useFlushOnHide } from '#src/platform/outbox/screen/use-flush-on-hide.ts';
import { OwnRecording } from '#src/shared/audio/own-recording.tsx';
import { TranscriptBox } from '#src/shared/questions/ielts-unscripted-speaking/transcript-box.tsx';
import type { SpokenAnswer } from '#src/shared/speaking/sets/save-spoken-answer.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SHORT_TALK } from './messages/short-talk.ts';
import { wordingOf } from './wording-of.ts';

const words = SHORT_TALK.review;

interface ReviewedProps {
  question: SpeakingQuestion;
  answer: SpokenAnswer;
  onChange: (answer: SpokenAnswer) => void;
}

function Reviewed({ question, answer, onChange }: ReviewedProps) {
  const [transcript, setTranscript] = useState(answer.transcript ?? null);
  return (
    <Card as="li" className="grid gap-3">
      <p lang="en" className="font-semibold">
        {wordingOf(question, answer)}
      </p>
      <OwnRecording recordingId={answer.recording_id} />
      <TranscriptBox
        transcript={transcript}
        onChange={(changed) => {
          setTranscript(changed);
          onChange({ ...answer, transcript: changed });
        }}
      />
    </Card>
  );
}

interface AnswersReviewProps {
  questions: readonly SpeakingQuestion[];
  answers: ReadonlyMap<string, Answer>;
  /** Stores a corrected answer. */
  onChange: (questionId: string, answer: SpokenAnswer) => Promise<void>;
  onSubmit: () => Promise<void>;
  /** Goes back to what was not answered; undefined if nothing is left. */
  onSpeak: (() => void) | undefined;
}

/** What was said, to be heard again and completed by its transcript, then submitted. */
export function AnswersReview({ questions, answers, onChange, onSubmit, onSpeak }: AnswersReviewProps) {
  const [state, setState] = useState<'idle' | 'submitting'>('idle');
  const [failure, setFailure] = useState<unknown>();
  const spoken = questions.flatMap((question) => {
    const answer = answers.get(question.id);
    return answer?.type_code === 'ielts_unscripted_speaking' ? [{ question, answer }] : [];
  });
  const store = useRef(onChange);
  useEffect(() => {
    store.current = onChange;
  }, [onChange]);
  const [autosaves] = useState(
    () =>
      new Autosaves<string, SpokenAnswer>(
        (questionId, answer) => store.current(questionId, answer),
        () => undefined,
      ),
  );
  useFlushOnHide(autosaves.flush);
  const submit = async (): Promise<void> => {
    setState('submitting');
    try {
      await autosaves.flush();
      await onSubmit();
    } catch (error) {
      setState('idle');
      setFailure(error);
    }
  };
  if (spoken.length === 0)
    return (
      <Notice tone="info">
        <p>{words.nothing}</p>
        <Button className="mt-2 justify-self-start" onClick={onSpeak}>
          {words.speak}
        </Button>
      </Notice>
    );
  return (
    <section className="grid gap-4">
      <h2 className="text-xl font-semibold">{words.title}</h2>
      <p className="text-muted text-pretty">{words.text}</p>
      <ol className="grid gap-4">
        {spoken.map(({ question, answer }) => (
          <Reviewed
            key={question.id}
            question={question}
            answer={answer}
            onChange={(changed) => autosaves.change(question.id, changed, false)}
          />
        ))}
      </ol>
      <UnsavedNotice what={words.failed} error={failure} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="lg"
          className="max-sm:w-full"
          busy={state === 'submitting'}
          onClick={() => void submit()}
        >
          {words.submit}
        </Button>
        {onSpeak && (
          <Button variant="quiet" className="max-sm:w-full" onClick={onSpeak}>
            {words.speakRest}
          </Button>
        )}
      </div>
    </section>
  );
}
