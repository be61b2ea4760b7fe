import { useId, useRef, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { isSameRecordingRetranscribed } from '#rules/questions/may-correct-transcript.ts';
import { readingText } from '#rules/questions/reading-text.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import { TALK } from '#src/messages/talk.ts';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { Stem } from '#src/shared/question-loop/stem.tsx';
import { SpeechModelOffer } from '#src/shared/reading-report/speech-model-offer.tsx';
import { usePreparedScorer } from '#src/shared/reading-report/use-prepared-scorer.ts';
import { RecordableQuestion } from '#src/shared/recordable-question/recordable-question.tsx';
import { Button } from '#src/ui/button.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { SPOKEN } from './messages/spoken.ts';
import { SpokenGrade } from './spoken-grade.tsx';
import type { ReviseRun } from './use-revise-run.ts';

interface SpokenQuestionProps {
  reviseId: string;
  question: ReviseQuestion;
  run: ReviseRun;
  answered: Answer | null;
  recorder: Recorder;
  onAnswer: (answer: Answer) => Promise<void>;
}

/** A question answered by voice: recorded here, graded once the recording has arrived. */
export function SpokenQuestion(props: SpokenQuestionProps) {
  const { reviseId, question, run, answered, recorder, onAnswer } = props;
  const promptId = useId();
  const saving = useRef<Promise<void>>(Promise.resolve());
  const [corrected, setCorrected] = useState<Answer | null>(null);
  const { owner, attemptId, waiting } = run;
  const isReadAloud = readingText(question.content) !== null;
  usePreparedScorer(owner, recorder, isReadAloud);
  return (
    <section className="grid gap-5" aria-labelledby={promptId} data-question={question.id}>
      <Stem id={promptId} markdown={question.content.prompt} />
      <RecordableQuestion
        owner={owner}
        attemptId={attemptId}
        question={question}
        answer={corrected ?? answered}
        labelledBy={promptId}
        recorder={recorder}
        onChange={(answer) => {
          // Each saved answer is graded: the transcript is sent as a whole, not letter by letter.
          if (answered && recordingOf(answered) === recordingOf(answer)) return setCorrected(answer);
          setCorrected(null);
          saving.current = onAnswer(answer);
        }}
        flush={() => saving.current}
      />
      {answered && corrected && isSameRecordingRetranscribed(answered, corrected) && (
        <Button
          className="justify-self-start"
          onClick={() => {
            saving.current = onAnswer(corrected);
            setCorrected(null);
          }}
        >
          {TALK.retell.send}
        </Button>
      )}
      {answered && (
        <div className="grid gap-3">
          <p role="status" className="text-sm text-muted">
            {waiting > 0 ? `${SPOKEN.saved} · ${OUTBOX.waiting(waiting)}` : SPOKEN.saved}
          </p>
          <SpokenGrade reviseId={reviseId} question={question} answer={answered} waiting={waiting > 0} />
          {question.explanation && <Prose markdown={question.explanation} />}
        </div>
      )}
      {isReadAloud && <SpeechModelOffer owner={owner} />}
    </section>
  );
}
