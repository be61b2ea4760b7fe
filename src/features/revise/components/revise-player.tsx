import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { isEndOfRevise, openingQuestion } from '#rules/lesson/questions.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import { heldPlace, useHeldPlace } from '#src/platform/session/held-place.ts';
import { BroughtHere } from '#src/shared/attempt/brought-here.tsx';
import type { Recorder } from '#src/shared/audio/recorder.ts';
import { useHeldRecorder } from '#src/shared/audio/use-held-recorder.ts';
import { GuestNote } from '#src/shared/course-access/guest-note.tsx';
import { finishSection } from '#src/shared/lesson/finish-section.ts';
import { ReportButton } from '#src/shared/questions/report-button.tsx';
import { SpokenQuestion } from '#src/shared/revise/spoken-question.tsx';
import type { ReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { Button } from '#src/ui/button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { StepBar } from '#src/ui/step-bar.tsx';
import { REVISE } from '../messages/revise.ts';
import { type RevisePlace, resultPath } from '../model/paths.ts';
import type { PlacedSet } from '../model/placed-set.ts';
import { answersSoFar, isSpoken } from '../model/revise-answers.ts';
import type { RevisePages } from '../model/use-revise-pages.ts';
import { KeyedQuestion } from './keyed-question.tsx';

interface RevisePlayerProps {
  revise: PlacedSet;
  pages: Pick<RevisePages, 'questions' | 'total' | 'isMissing' | 'error' | 'retry'>;
  run: ReviseRun;
  place: RevisePlace;
  /** Finishing it completes its section of the lesson. */
  completes?: boolean;
}

interface OneQuestionProps {
  revise: PlacedSet;
  question: ReviseQuestion;
  run: ReviseRun;
  answered: Answer | null;
  saved: boolean;
  recorder: Recorder;
  onAnswer: (answer: Answer) => Promise<void>;
}

function OneQuestion({ revise, question, run, answered, saved, recorder, onAnswer }: OneQuestionProps) {
  if (isSpoken(question))
    return (
      <SpokenQuestion
        reviseId={revise.id}
        question={question}
        run={run}
        answered={answered}
        recorder={recorder}
        onAnswer={onAnswer}
      />
    );
  return (
    <KeyedQuestion
      question={question}
      answered={answered}
      instant={revise.feedback === 'instant'}
      saved={saved}
      onAnswer={(value) => void onAnswer(value)}
    />
  );
}

/**
 * The questions of a revise set, one at a time: answer, see why immediately if the set allows it, continue.
 */
export function RevisePlayer({ revise, pages, run, place, completes = true }: RevisePlayerProps) {
  const { questions, total, isMissing, error, retry } = pages;
  useMeasuredTime(run.owner, `exercise:${revise.id}`);
  const answers = answersSoFar(questions, run.answers);
  const [index, setIndex] = useState(
    () => heldPlace(run.attemptId) ?? openingQuestion(questions.map(({ id }) => answers.has(id))),
  );
  useHeldPlace(run.attemptId, index);
  const [failure, setFailure] = useState<unknown>();
  const heading = useRef<HTMLHeadingElement>(null);
  const recorder = useHeldRecorder();
  const navigate = useNavigate();
  const question = questions[index];
  const isLast = isEndOfRevise(index, total);

  const keep = async (work: () => Promise<void>): Promise<void> => {
    await work().then(() => setFailure(undefined), setFailure);
  };
  const answer = (answered: ReviseQuestion, given: Answer): Promise<void> =>
    keep(() => run.save(answered, given));
  const move = (to: number): void => {
    setIndex(to);
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  };
  const next = async (): Promise<void> => {
    if (!isLast) return move(index + 1);
    const [{ section }, { lesson_id, title }] = [place, revise];
    if (section && completes) await keep(() => finishSection(run.owner, lesson_id, section, title));
    await navigate(resultPath(revise.id, place), { replace: true });
  };

  const given = question ? (answers.get(question.id) ?? null) : null;
  return (
    <>
      <div className="mx-auto grid w-full max-w-2xl flex-1 content-start gap-6 px-4 py-4">
        <div className="grid gap-2">
          <h2 ref={heading} tabIndex={-1} className="text-sm font-semibold text-muted outline-none">
            {REVISE.progress(index + 1, total)}
          </h2>
          <ProgressBar value={answers.size} max={total} label={REVISE.answered(answers.size, total)} />
        </div>
        <GuestNote />
        <BroughtHere brought={run.brought} />
        <UnsavedNotice what={REVISE.saveFailed} error={failure} />
        <Loaded
          query={{ data: question, error, isError: isMissing, refetch: retry }}
          offlineText={REVISE.pageOfflineText}
        >
          {(shown) => (
            <>
              <OneQuestion
                key={shown.id}
                revise={revise}
                question={shown}
                run={run}
                answered={given}
                saved={failure === undefined}
                recorder={recorder}
                onAnswer={(value) => answer(shown, value)}
              />
              <ReportButton id={shown.id} position={shown.position} />
            </>
          )}
        </Loaded>
      </div>
      <StepBar width="max-w-2xl">
        <Button variant="quiet" disabled={index === 0} onClick={() => move(index - 1)}>
          {REVISE.previous}
        </Button>
        <Button variant={given ? 'primary' : 'secondary'} disabled={!question} onClick={() => void next()}>
          {isLast ? REVISE.finish : given ? REVISE.next : REVISE.skip}
        </Button>
      </StepBar>
    </>
  );
}
