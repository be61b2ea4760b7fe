import { href } from '#contract/href.ts';
import { type Attempt, GRADING_SCALE, type QuestionResult, RESULT_STATE } from '#contract/practice.ts';
import { countGradings } from '#rules/attempt/answer-grading.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { correctWords } from '#src/messages/correct-words.ts';
import { gradingEnded } from '#src/messages/grading-ended.ts';
import { RESULT } from '#src/messages/practice.ts';
import { REPETITION } from '#src/messages/repetition.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { NextUp } from '#src/shared/lesson/next-up.tsx';
import { ToNextThing } from '#src/shared/lesson/to-next-thing.tsx';
import { countWithTeacher } from '#src/shared/teacher-grading/with-teacher.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ScoreRing } from '#src/ui/score-ring.tsx';

/** Status texts of attempts that nobody was to grade. */
const ENDED: Partial<Record<Attempt['state'], string>> = {
  [RESULT_STATE.NO_RESULT]: RESULT.noResult,
  [RESULT_STATE.NO_MARKING]: RESULT.noMarking,
};

interface ResultSummaryProps {
  attempt: Attempt;
  practiceId: string;
  lessonId: string;
  questions: readonly QuestionResult[];
}

type Statistic = Attempt['user_result']['ielts_statistic'];

const Correct = (statistic: Statistic) => (
  <p className="font-semibold" data-testid="correct">
    {correctWords(statistic)}
  </p>
);

/** The next step, then the score, then the progress of the grading. */
export function ResultSummary({ attempt, practiceId, lessonId, questions }: ResultSummaryProps) {
  const withTeacher = countWithTeacher(questions);
  const { hundred_score, band_score, total_question } = attempt.user_result.ielts_statistic;
  const score = band_score ?? hundred_score;
  const low =
    score !== null &&
    isLowScore(score, band_score === null ? GRADING_SCALE.BAND_100 : GRADING_SCALE.BAND_IELTS);
  const unit = band_score === null ? RESULT.hundred : RESULT.band;
  return (
    <Card>
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-3">
          {lessonId ? (
            <>
              <NextUp lessonId={lessonId} moduleId={practiceId} />
              <LinkButton variant="quiet" to={href('lesson', { id: lessonId })}>
                {RESULT.backToLesson}
              </LinkButton>
            </>
          ) : (
            <ToNextThing />
          )}
        </div>
        {score !== null && (
          <div className="flex items-center gap-5">
            <ScoreRing
              score={band_score === null ? String(Math.round(score)) : score.toFixed(1)}
              unit={unit}
              value={score}
              max={band_score === null ? 100 : 9}
              isLow={low}
            />
            <div className="grid min-w-0 gap-1">
              <p className="text-muted">{unit}</p>
              {total_question > 0 && <Correct {...attempt.user_result.ielts_statistic} />}
            </div>
          </div>
        )}
        {score === null && total_question > 0 && <Correct {...attempt.user_result.ielts_statistic} />}
        {attempt.is_repetition && <p className="text-sm text-muted">{REPETITION}</p>}
        <p role="status" data-testid="grading">
          {attempt.waiting > 0
            ? `${RESULT.grading(attempt.waiting)}. ${RESULT.gradingText}`
            : withTeacher > 0
              ? TEACHER.waitingCount(withTeacher)
              : (ENDED[attempt.state] ??
                gradingEnded(countGradings(questions, attempt.user_result.speaking)))}
        </p>
        {total_question > 0 && (
          <LinkButton
            variant="secondary"
            to={href('practice', { id: practiceId })}
            className="justify-self-start"
          >
            {RESULT.again}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
