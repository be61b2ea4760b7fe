import { href } from '#contract/href.ts';
import { type Attempt, GRADING_SCALE, RESULT_STATE } from '#contract/practice.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { RESULT } from '#src/messages/practice.ts';
import { REPETITION } from '#src/messages/repetition.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';

/** Status texts of attempts without a grading; in every other state the grading is finished. */
const ENDED: Partial<Record<Attempt['state'], string>> = {
  [RESULT_STATE.NO_RESULT]: RESULT.noResult,
  [RESULT_STATE.NO_MARKING]: RESULT.noMarking,
};

interface ResultSummaryProps {
  attempt: Attempt;
  practiceId: string;
  lessonId: string;
  /** Answers waiting for a teacher. */
  withTeacher: number;
}

/** The next step, then the score, then the progress of the grading. */
export function ResultSummary({ attempt, practiceId, lessonId, withTeacher }: ResultSummaryProps) {
  const { hundred_score, band_score, correct_question, total_question } = attempt.user_result.ielts_statistic;
  const score = band_score ?? hundred_score;
  const low =
    score !== null &&
    isLowScore(score, band_score === null ? GRADING_SCALE.BAND_100 : GRADING_SCALE.BAND_IELTS);
  return (
    <Card>
      <div className="grid gap-4">
        {score !== null && (
          <div className="flex flex-wrap items-baseline gap-x-3">
            <span
              className={`text-3xl font-semibold ${low ? 'text-danger' : 'text-success'}`}
              data-testid="score"
            >
              {band_score === null ? Math.round(score) : score.toFixed(1)}
            </span>
            <span className="text-muted">{band_score === null ? RESULT.hundred : RESULT.band}</span>
          </div>
        )}
        {total_question > 0 && (
          <>
            <p data-testid="correct">{RESULT.correct(correct_question, total_question)}</p>
            <ProgressBar
              value={correct_question}
              max={total_question}
              label={RESULT.correct(correct_question, total_question)}
            />
          </>
        )}
        {attempt.is_repetition && <p className="text-sm text-muted">{REPETITION}</p>}
        <p role="status" data-testid="grading">
          {attempt.waiting > 0
            ? `${RESULT.grading(attempt.waiting)}. ${RESULT.gradingText}`
            : withTeacher > 0
              ? TEACHER.waitingCount(withTeacher)
              : (ENDED[attempt.state] ?? RESULT.finished)}
        </p>
        {lessonId && <LinkButton to={href('lesson', { id: lessonId })}>{RESULT.backToLesson}</LinkButton>}
        {total_question > 0 && (
          <LinkButton variant="secondary" to={href('practice', { id: practiceId })}>
            {RESULT.again}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
