import { type Ref, useId, useImperativeHandle } from 'react';
import { useStore } from 'zustand';
import type { Answer, Question } from '#contract/question.ts';
import { readingText } from '#rules/questions/reading-text.ts';
import { gradersOf } from '#rules/teacher-grading/graders.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { SaveLine } from '#src/platform/outbox/screen/save-line.tsx';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { respondToChange } from '#src/shared/question-loop/respond-to-change.ts';
import { Stem } from '#src/shared/question-loop/stem.tsx';
import { SpeechModelOffer } from '#src/shared/reading-report/speech-model-offer.tsx';
import { usePreparedScorer } from '#src/shared/reading-report/use-prepared-scorer.ts';
import { RecordableQuestion } from '#src/shared/recordable-question/recordable-question.tsx';
import { useSavedAnswer } from '../model/use-saved-answer.ts';
import { ProvisionalGrade } from './provisional-grade.tsx';

export interface QuestionCardHandle {
  /** Resolves when what was typed is on the disk. */
  flush: () => Promise<void>;
}

interface QuestionCardProps {
  owner: string;
  attemptId: string;
  practiceId: string;
  question: Question;
  stored: Answer | null;
  /** When it was given on another device, device clock; undefined: here. */
  elsewhereAt: number | undefined;
  recorder: Recorder;
  ref: Ref<QuestionCardHandle>;
}

/** One question with its answer, saved as the learner works. */
export function QuestionCard({
  owner,
  attemptId,
  practiceId,
  question,
  stored,
  elsewhereAt,
  recorder,
  ref,
}: QuestionCardProps) {
  const promptId = useId();
  const graders = gradersOf(question);
  const isScored = graders.ai && readingText(question.content) !== null;
  const label = `Câu ${question.position}`;
  const { answer, status, change, flush } = useSavedAnswer(
    { owner, attemptId, practiceId, questionId: question.id, label },
    stored,
    elsewhereAt,
  );
  useImperativeHandle(ref, () => ({ flush }), [flush]);
  usePreparedScorer(owner, recorder, isScored);
  // The save status is that of the previous answer, not of the recording in progress.
  const recording = useStore(recorder.state, ({ name }) => name);
  const shown =
    recording === 'saving'
      ? 'pending'
      : recording === 'recording' || recording === 'asking'
        ? 'clean'
        : status;
  return (
    <section className="grid gap-4" aria-labelledby={promptId} data-question={question.id} data-autosaved>
      <Stem id={promptId} markdown={question.content.prompt} />
      {graders.teacher && (
        <p className="text-sm text-muted">
          {graders.ai ? TEACHER.gradesThis.both : TEACHER.gradesThis.teacher}
        </p>
      )}
      <RecordableQuestion
        owner={owner}
        attemptId={attemptId}
        question={question}
        answer={answer}
        labelledBy={promptId}
        recorder={recorder}
        onChange={(given) => {
          respondToChange(given);
          change(given);
        }}
        flush={flush}
      />
      {status === 'saved' && recording === 'idle' && <ProvisionalGrade question={question} answer={answer} />}
      {isScored && <SpeechModelOffer owner={owner} />}
      <SaveLine owner={owner} status={shown} onRetry={() => void flush()} />
    </section>
  );
}
