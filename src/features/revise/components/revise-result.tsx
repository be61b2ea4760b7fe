import { useState } from 'react';
import { useNavigate } from 'react-router';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { ReminderOffer } from '#src/platform/push/reminder-offer.tsx';
import { useSession } from '#src/platform/session/session.ts';
import { KeepResult } from '#src/shared/course-access/keep-result.tsx';
import { InstallOffer } from '#src/shared/install/install-offer.tsx';
import { NextUp } from '#src/shared/lesson/next-up.tsx';
import type { ReviseRun } from '#src/shared/revise/use-revise-run.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { REVISE_RESULT } from '../messages/revise.ts';
import { type RevisePlace, revisePath, speakingPath } from '../model/paths.ts';
import type { PlacedSet } from '../model/placed-set.ts';
import { answersSoFar, reviseScore } from '../model/revise-answers.ts';
import type { RevisePages } from '../model/use-revise-pages.ts';
import { ResultQuestion } from './result-question.tsx';

interface ReviseResultProps {
  revise: PlacedSet;
  pages: Pick<RevisePages, 'questions' | 'total'>;
  run: ReviseRun;
  place: RevisePlace;
}

interface ScoreCardProps {
  revise: PlacedSet;
  place: RevisePlace;
  score: ReturnType<typeof reviseScore>;
  /** Unanswered questions. */
  left: number;
  /** Answers that have not been sent. */
  waiting: number;
  onAgain: () => void;
}

/** The score, and the next step. */
function ScoreCard({ revise, place, score, left, waiting, onAgain }: ScoreCardProps) {
  const isLearner = useSession((session) => session.token !== null);
  const { correct, total: keyed, spoken } = score;
  return (
    <Card>
      <div className="grid gap-4">
        {keyed > 0 && (
          <div className="flex items-center gap-5">
            <ProgressRing
              value={correct}
              max={keyed}
              label={REVISE_RESULT.correct(correct, keyed)}
              size="lg"
              tone="language"
            >
              <span className="text-2xl">
                {correct}/{keyed}
              </span>
            </ProgressRing>
            <p className="min-w-0 text-xl font-semibold" data-testid="correct">
              {REVISE_RESULT.correct(correct, keyed)}
            </p>
          </div>
        )}
        {spoken > 0 && <p>{REVISE_RESULT.spoken(spoken)}</p>}
        {left > 0 && <p>{REVISE_RESULT.left(left)}</p>}
        {waiting > 0 && <p role="status">{REVISE_RESULT.waiting(waiting)}</p>}
        <div className="flex flex-wrap gap-3">
          {left > 0 ? (
            <LinkButton to={revisePath(revise.id, place)}>{REVISE_RESULT.goOn}</LinkButton>
          ) : (
            <NextUp lessonId={revise.lesson_id} moduleId={revise.id} />
          )}
          <Button variant="secondary" onClick={onAgain}>
            {REVISE_RESULT.again}
          </Button>
          {spoken > 0 && isLearner && (
            <LinkButton variant="quiet" to={speakingPath(revise.id, place)}>
              {REVISE_RESULT.speaking}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}

/** The result of a revise set: the next step, the score, then each question with its explanation. */
export function ReviseResult({ revise, pages: { questions, total }, run, place }: ReviseResultProps) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const answers = answersSoFar(questions, run.answers);
  const score = reviseScore(questions, answers);
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
        illustration="notebook"
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
        score={score}
        left={total - score.answered}
        waiting={run.waiting}
        onAgain={() => setAsking(true)}
      />
      <KeepResult />
      {score.answered === total && <InstallOffer finished otherwise={<ReminderOffer />} />}
      <ol className="grid gap-4">
        {questions.map((question) => (
          <ResultQuestion
            key={question.id}
            reviseId={revise.id}
            question={question}
            answer={answers.get(question.id)}
            waiting={run.waiting > 0}
          />
        ))}
      </ol>
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
