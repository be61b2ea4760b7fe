import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Answer } from '#contract/question.ts';
import type { ReviseQuestion } from '#contract/revise.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { ReminderOffer } from '#src/platform/push/reminder-offer.tsx';
import { useSession } from '#src/platform/session/session.ts';
import { KeepResult } from '#src/shared/course-access/keep-result.tsx';
import { InstallOffer } from '#src/shared/install/install-offer.tsx';
import { NextUp } from '#src/shared/lesson/next-up.tsx';
import type { WayOnLook } from '#src/shared/lesson/to-next-thing.tsx';
import { AnswersFold } from '#src/shared/result/answers-fold.tsx';
import { learntOf, numbersOf } from '#src/shared/result/learnt.ts';
import { MendCard } from '#src/shared/result/mend-card.tsx';
import { ResultHero } from '#src/shared/result/result-hero.tsx';
import { RetryWrong } from '#src/shared/result/retry-wrong.tsx';
import { RESULT_HEAD } from '#src/shared/result/words.ts';
import { wrongFirst } from '#src/shared/result/wrong-first.ts';
import type { ReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { REVISE_RESULT } from '../messages/revise.ts';
import { type RevisePlace, revisePath, speakingPath } from '../model/paths.ts';
import type { PlacedSet } from '../model/placed-set.ts';
import { answersSoFar, isRight, reviseScore } from '../model/revise-answers.ts';
import type { RevisePages } from '../model/use-revise-pages.ts';
import { ResultQuestion } from './result-question.tsx';

interface ReviseResultProps {
  revise: PlacedSet;
  pages: Pick<RevisePages, 'questions' | 'total'>;
  run: ReviseRun;
  place: RevisePlace;
}

interface ScoreCardProps extends Pick<ReviseResultProps, 'revise' | 'place' | 'run'> {
  questions: readonly ReviseQuestion[];
  answers: ReadonlyMap<string, Answer>;
  /** Unanswered questions. */
  left: number;
  onAgain: () => void;
}

/** The score, the one thing to mend with its button, and the way on. */
function ScoreCard({ revise, place, run, questions, answers, left, onAgain }: ScoreCardProps) {
  const isLearner = useSession((session) => session.token !== null);
  const { correct, total: keyed, spoken } = reviseScore(questions, answers);
  const marked = (verdict: boolean) =>
    questions.filter((question) => isRight(question, answers.get(question.id)) === verdict);
  const [right, wrong] = [marked(true), marked(false)];
  const mends = left === 0 && wrong.length > 0;
  const onward = (look: WayOnLook) => <NextUp lessonId={revise.lesson_id} moduleId={revise.id} {...look} />;
  return (
    <div className="grid gap-4">
      {keyed > 0 && (
        <ResultHero
          title={REVISE_RESULT.name}
          score={{ words: `${correct}/${keyed}`, unit: REVISE_RESULT.unit, isLow: 2 * correct <= keyed }}
          standing={null}
          learnt={learntOf({
            right: right.map(({ position }) => position),
            wrong: wrong.length,
            // The server has marked these very answers.
            isInNotebook: isLearner && wrong.every(({ is_correct }) => is_correct === false),
          })}
        >
          <p className="sr-only" data-testid="correct">
            {REVISE_RESULT.correct(correct, keyed)}
          </p>
        </ResultHero>
      )}
      <MendCard
        isBelow={keyed > 0}
        title={mends ? RESULT_HEAD.wrong(wrong.length) : null}
        action={
          left > 0 ? (
            <LinkButton size="lg" to={revisePath(revise.id, place)}>
              {REVISE_RESULT.goOn}
            </LinkButton>
          ) : mends ? (
            <RetryWrong
              items={wrong.map((question) => ({
                question,
                name: `Câu ${question.position}`,
                answerKey: question.answers,
                explanation: question.explanation,
              }))}
            />
          ) : (
            onward({ size: 'lg' })
          )
        }
        second={mends && onward({ size: 'lg', variant: 'secondary' })}
      >
        {left > 0 && <p>{REVISE_RESULT.left(left)}</p>}
        {mends && <p>{RESULT_HEAD.wrongAt(numbersOf(wrong.map(({ position }) => position)))}</p>}
      </MendCard>
      {spoken > 0 && <p>{REVISE_RESULT.spoken(spoken)}</p>}
      {run.waiting > 0 && <p role="status">{REVISE_RESULT.waiting(run.waiting)}</p>}
      <div className="-mx-5 flex flex-wrap">
        <Button variant="quiet" onClick={onAgain}>
          {REVISE_RESULT.again}
        </Button>
        {spoken > 0 && isLearner && (
          <LinkButton variant="quiet" to={speakingPath(revise.id, place)}>
            {REVISE_RESULT.speaking}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** The result of a revise set: the score, what to mend, then each question with its explanation. */
export function ReviseResult({ revise, pages: { questions, total }, run, place }: ReviseResultProps) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const answers = answersSoFar(questions, run.answers);
  const score = reviseScore(questions, answers);
  const verdictOf = (question: ReviseQuestion) => isRight(question, answers.get(question.id));
  const verdicts = questions.map(verdictOf);
  const again = async (): Promise<void> => {
    try {
      await run.redo();
      await navigate(revisePath(revise.id, place));
    } catch (error) {
      setAsking(false);
      void tellUnsaved(REVISE_RESULT.redoFailed, error);
    }
  };
  if (score.answered === 0) {
    return (
      <EmptyState
        illustration="thinking"
        title={REVISE_RESULT.noneTitle}
        action={<LinkButton to={revisePath(revise.id, place)}>{REVISE_RESULT.start}</LinkButton>}
      >
        {REVISE_RESULT.noneText}
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-6">
      <ScoreCard
        revise={revise}
        place={place}
        run={run}
        questions={questions}
        answers={answers}
        left={total - score.answered}
        onAgain={() => setAsking(true)}
      />
      <KeepResult />
      {score.answered === total && <InstallOffer finished otherwise={<ReminderOffer />} />}
      <AnswersFold
        wrong={verdicts.filter((verdict) => verdict === false).length}
        right={score.correct}
        isOpen={score.total === 0}
      >
        <ol className="grid gap-4">
          {wrongFirst(questions, verdictOf).map((question) => (
            <ResultQuestion
              key={question.id}
              reviseId={revise.id}
              question={question}
              answer={answers.get(question.id)}
              waiting={run.waiting > 0}
            />
          ))}
        </ol>
      </AnswersFold>
      {asking && (
        <ConfirmDialog
          title={REVISE_RESULT.againTitle}
          confirm={REVISE_RESULT.again}
          cancel={REVISE_RESULT.keep}
          onConfirm={() => void again()}
          onClose={() => setAsking(false)}
        >
          <p>{REVISE_RESULT.againText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
