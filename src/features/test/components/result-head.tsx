import { GRADING_SCALE } from '#contract/practice.ts';
import type { TestAttempt } from '#contract/practice-test.ts';
import { isLowScore } from '#rules/bands.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { TEST_RESULT } from '#src/messages/test.ts';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { minutesUsed } from '../model/clock.ts';

interface ResultHeadProps {
  attempt: TestAttempt;
  /** The test's whole time. */
  minutes: number;
  /** What to work on next, in words. */
  next: string;
  /** Over all questions marked by key: one for each number of the test. */
  sum: { won: number; marks: number };
  /** Answers that wait for a teacher. */
  withTeacher: number;
}

/** What to do next, then the band, then how it came about. */
export function ResultHead({ attempt, minutes, next, sum, withTeacher }: ResultHeadProps) {
  const { hundred_score, band_score } = attempt.user_result.ielts_statistic;
  const score = band_score ?? hundred_score;
  const scale = band_score === null ? GRADING_SCALE.BAND_100 : GRADING_SCALE.BAND_IELTS;
  const tone = score !== null && isLowScore(score, scale) ? 'text-danger' : 'text-success';
  const used =
    attempt.submitted_at === null
      ? null
      : minutesUsed(attempt.began_at, attempt.submitted_at, attempt.deadline_at);
  return (
    <Card className="grid gap-4">
      <p className="font-semibold text-brand-strong">{next}</p>
      {score !== null && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className={`text-3xl font-semibold ${tone}`} data-testid="score">
            {band_score === null ? Math.round(score) : score.toFixed(1)}
          </span>
          <span className="text-muted">{band_score === null ? TEST_RESULT.hundred : TEST_RESULT.band}</span>
        </p>
      )}
      {sum.marks > 0 && (
        <>
          <p data-testid="correct">{TEST_RESULT.correct(sum.won, sum.marks)}</p>
          <ProgressBar value={sum.won} max={sum.marks} label={TEST_RESULT.correct(sum.won, sum.marks)} />
        </>
      )}
      {band_score !== null && <p className="text-sm text-muted">{TEST_RESULT.bandNote}</p>}
      {used !== null && <p className="text-sm text-muted">{TEST_RESULT.used(used, minutes)}</p>}
      <p role="status" data-testid="grading">
        {attempt.waiting > 0
          ? TEST_RESULT.grading(attempt.waiting)
          : withTeacher > 0
            ? TEACHER.waitingCount(withTeacher)
            : TEST_RESULT.finished}
      </p>
    </Card>
  );
}
