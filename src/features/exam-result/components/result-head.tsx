import type { ExamAttempt } from '#contract/exam-taking.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { AttemptFacts } from '#src/shared/exam/attempt-facts.tsx';
import { Card } from '#src/ui/card.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { scoreLine } from '../model/score-line.ts';

interface ResultHeadProps {
  attempt: ExamAttempt;
  /** Duration of the test. */
  minutes: number;
  /** Recommendation for the next practice. */
  next: string;
  /** Totals over all questions marked by key: one mark for each number of the test. */
  sum: { won: number; marks: number };
  /** Number of answers that wait for a teacher. */
  withTeacher: number;
}

/** The next step, then the band, then the facts behind it. */
export function ResultHead({ attempt, minutes, next, sum, withTeacher }: ResultHeadProps) {
  const { band_score } = attempt.user_result.ielts_statistic;
  const score = scoreLine(attempt, sum);
  const isLow =
    band_score === null ? score?.kind === 'below' : isLowScore(band_score, GRADING_SCALE.BAND_IELTS);
  return (
    <Card className="grid gap-4">
      <p className="font-semibold text-brand-strong">{next}</p>
      {score && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span
            className={`text-3xl font-semibold ${isLow ? 'text-danger' : 'text-success'}`}
            data-testid="score"
          >
            {score.words}
          </span>
          <span className="text-muted">{score.unit}</span>
        </p>
      )}
      {sum.marks > 0 && (
        <>
          <p data-testid="correct">{EXAM_RESULT.correct(sum.won, sum.marks)}</p>
          <ProgressBar value={sum.won} max={sum.marks} label={EXAM_RESULT.correct(sum.won, sum.marks)} />
        </>
      )}
      {band_score !== null && <p className="text-sm text-muted">{EXAM_RESULT.bandNote}</p>}
      {score?.kind === 'below' && <p className="text-sm text-muted">{EXAM_RESULT.belowNote}</p>}
      <AttemptFacts attempt={attempt} minutes={minutes} withTeacher={withTeacher} />
    </Card>
  );
}
