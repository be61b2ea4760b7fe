import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
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
import { LOOP } from '#src/shared/question-loop/messages/question-loop.ts';
import { QuestionMenu } from '#src/shared/question-loop/question-menu.tsx';
import { QuestionTop } from '#src/shared/question-loop/question-top.tsx';
import { usePreparedSounds } from '#src/shared/question-loop/use-prepared-sounds.ts';
import { SpokenQuestion } from '#src/shared/revise/spoken-question.tsx';
import type { ReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { Loaded } from '#src/ui/loaded.tsx';
import { REVISE } from '../messages/revise.ts';
import { type RevisePlace, resultPath } from '../model/paths.ts';
import type { PlacedSet } from '../model/placed-set.ts';
import { answersSoFar, isSpoken } from '../model/revise-answers.ts';
import type { RevisePages } from '../model/use-revise-pages.ts';
import { useReviseTurn } from '../model/use-revise-turn.ts';
import { KeyedQuestion } from './keyed-question.tsx';
import { ReviseDock } from './revise-dock.tsx';

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
  turn: ReturnType<typeof useReviseTurn>;
  recorder: Recorder;
}

function OneQuestion({ revise, question, run, turn, recorder }: OneQuestionProps) {
  if (isSpoken(question))
    return (
      <SpokenQuestion
        reviseId={revise.id}
        question={question}
        run={run}
        answered={turn.answered}
        recorder={recorder}
        onAnswer={(value) => turn.answer(question, value)}
      />
    );
  return (
    <KeyedQuestion
      question={question}
      answer={turn.shown}
      isMissed={turn.isFresh && turn.verdict === false}
      isRevealed={turn.verdict !== null}
      {...(turn.answered ? {} : { onChange: turn.change })}
    />
  );
}

/** Where a learner is among the questions, and which one was skipped last. */
function useReviseSteps(first: () => number, attemptId: string) {
  const [index, setIndex] = useState(first);
  const [skipped, setSkipped] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeldPlace(attemptId, index);
  const move = (to: number, left: number | null = null): void => {
    setIndex(to);
    setSkipped(left);
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  };
  return { index, skipped, heading, move };
}

/**
 * The questions of a revise set, one at a time: answer, see why immediately if the set allows it, continue.
 */
export function RevisePlayer({ revise, pages, run, place, completes = true }: RevisePlayerProps) {
  const { questions, total, isMissing, error, retry } = pages;
  useMeasuredTime(run.owner, `exercise:${revise.id}`);
  usePreparedSounds();
  const answers = answersSoFar(questions, run.answers);
  const { index, skipped, heading, move } = useReviseSteps(
    () => heldPlace(run.attemptId) ?? openingQuestion(questions.map(({ id }) => answers.has(id))),
    run.attemptId,
  );
  const recorder = useHeldRecorder();
  const navigate = useNavigate();
  const question = questions[index];
  const isLast = isEndOfRevise(index, total);
  const instant = revise.feedback === 'instant';
  const turn = useReviseTurn({ questions, question, answers, run, instant });

  const finish = async (): Promise<void> => {
    const [{ section }, { lesson_id, title }] = [place, revise];
    if (section && completes) await turn.keep(() => finishSection(run.owner, lesson_id, section, title));
    await navigate(resultPath(revise.id, place), { replace: true });
  };
  const next = (left: number | null = null): void => (isLast ? void finish() : move(index + 1, left));

  return (
    <>
      <div className="mx-auto grid w-full max-w-2xl flex-1 content-start gap-6 px-4 py-2">
        <QuestionTop
          ref={heading}
          title={LOOP.place(index + 1, total)}
          done={answers.size}
          total={total}
          progress={LOOP.answered(answers.size, total)}
          run={turn.streak}
          swells={turn.isFresh && turn.verdict === true}
          previous={index === 0 ? undefined : { words: LOOP.previous, onPress: () => move(index - 1) }}
          aside={
            question && !turn.answered
              ? { words: isLast ? REVISE.finish : LOOP.skip, onPress: () => next(index) }
              : undefined
          }
          menu={<QuestionMenu question={question} />}
        />
        <GuestNote />
        <BroughtHere brought={run.brought} />
        <UnsavedNotice what={REVISE.saveFailed} error={turn.failure} />
        <Loaded
          query={{ data: question, error, isError: isMissing, refetch: retry }}
          offlineText={REVISE.pageOfflineText}
        >
          {(shown) => (
            <OneQuestion
              key={shown.id}
              revise={revise}
              question={shown}
              run={run}
              turn={turn}
              recorder={recorder}
            />
          )}
        </Loaded>
      </div>
      <ReviseDock
        question={question}
        answered={turn.answered}
        verdict={turn.verdict}
        instant={instant}
        saved={turn.saved}
        isLast={isLast}
        draft={turn.draft}
        skipped={skipped === null ? null : { position: skipped + 1, onUndo: () => move(skipped) }}
        onAnswer={(value) => question && void turn.answer(question, value)}
        onNext={() => next()}
      />
    </>
  );
}
