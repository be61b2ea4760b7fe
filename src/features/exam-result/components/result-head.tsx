import type { ExamAttempt, ExamQuestion } from '#contract/exam-taking.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { AttemptFacts } from '#src/shared/exam/attempt-facts.tsx';
import { ToNextThing } from '#src/shared/lesson/to-next-thing.tsx';
import { Card } from '#src/ui/card.tsx';
import { scoreLine } from '../model/score-line.ts';
import { ScoreRing } from './score-ring.tsx';

interface ResultHeadProps {
  attempt: ExamAttempt;
  /** Duration of the test. */
  minutes: number;
  /** Recommendation for the next practice. */
  next: string;
  /** Totals over all questions marked by key: one mark for each number of the test. */
  sum: { won: number; marks: number };
  questions: readonly ExamQuestion[];
}

/** The next step, then the band, then the facts behind it. */
export function ResultHead({ attempt, minutes, next, sum, questions }: ResultHeadProps) {
  const { band_score } = attempt.user_result.ielts_statistic;
  const score = scoreLine(attempt, sum);
  return (
    <Card className="grid gap-4">
      <p className="font-semibold text-brand-strong">{next}</p>
      <ToNextThing size="lg" />
      <div className="flex items-center gap-5">
        {score && score.kind !== 'below' && (
          <ScoreRing
            score={score.words}
            unit={score.unit}
            value={band_score ?? sum.won}
            max={band_score === null ? sum.marks : 9}
            isLow={band_score !== null && isLowScore(band_score, GRADING_SCALE.BAND_IELTS)}
          />
        )}
        <div className="grid min-w-0 gap-1">
          {score?.kind === 'below' && (
            <p className="text-2xl font-semibold text-danger" data-testid="score">
              {score.words}
            </p>
          )}
          {score?.unit && <p className="text-muted">{score.unit}</p>}
          {sum.marks > 0 && (
            <p className="font-semibold" data-testid="correct">
              {EXAM_RESULT.correct(sum.won, sum.marks)}
            </p>
          )}
        </div>
      </div>
      {band_score !== null && <p className="text-sm text-muted">{EXAM_RESULT.bandNote}</p>}
      {score?.kind === 'below' && <p className="text-sm text-muted">{EXAM_RESULT.belowNote}</p>}
      <AttemptFacts attempt={attempt} minutes={minutes} questions={questions} />
    </Card>
  );
}
