import type { ExamAttempt, ExamQuestion } from '#contract/exam-taking.ts';
import { GRADING_SCALE } from '#contract/practice.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { useSession } from '#src/platform/session/session.ts';
import { AttemptFacts } from '#src/shared/exam/attempt-facts.tsx';
import { numberRange } from '#src/shared/exam/items.ts';
import { ToNextThing } from '#src/shared/lesson/to-next-thing.tsx';
import { learntOf, numbersOf } from '#src/shared/result/learnt.ts';
import { MendCard } from '#src/shared/result/mend-card.tsx';
import { ResultHero } from '#src/shared/result/result-hero.tsx';
import { RetryWrong } from '#src/shared/result/retry-wrong.tsx';
import { RESULT_HEAD } from '#src/shared/result/words.ts';
import { scoreLine } from '../model/score-line.ts';
import { toRetry } from '../model/to-retry.ts';
import { verdictOf } from '../model/verdict-of.ts';

interface ResultHeadProps {
  attempt: ExamAttempt;
  /** Duration of the test. */
  minutes: number;
  /** Recommendation for the next practice. */
  next: string;
  /** Totals over all questions marked by key: one mark for each number of the test. */
  sum: { won: number; marks: number };
  questions: readonly ExamQuestion[];
  /** The wrong ones to answer again: those of the weakest kind, where that is known. */
  wrong: readonly ExamQuestion[];
  parts: Parameters<typeof toRetry>[1];
}

/** The band, what to mend first with its button, then the facts behind it. */
export function ResultHead({ attempt, minutes, next, sum, questions, wrong, parts }: ResultHeadProps) {
  const isLearner = useSession(({ learnerId }) => learnerId !== null);
  const { band_score } = attempt.user_result.ielts_statistic;
  const score = scoreLine(attempt, sum);
  const isLow =
    score?.kind === 'below' ||
    (band_score === null ? 2 * sum.won <= sum.marks : isLowScore(band_score, GRADING_SCALE.BAND_IELTS));
  const marked = (verdict: boolean) => questions.filter((question) => verdictOf(question) === verdict);
  const items = toRetry(wrong, parts);
  return (
    <div className="grid gap-4">
      {score && (
        <ResultHero
          title={EXAM_RESULT.title}
          score={{ words: score.words, unit: score.unit, isLow }}
          standing={null}
          learnt={learntOf({
            right: marked(true).map(numberRange),
            wrong: marked(false).length,
            isInNotebook: isLearner,
          })}
        >
          {sum.marks > 0 && (
            <p className="font-semibold" data-testid="correct">
              {EXAM_RESULT.correct(sum.won, sum.marks)}
            </p>
          )}
        </ResultHero>
      )}
      <MendCard
        isBelow={score !== null}
        title={items.length > 0 ? next : null}
        action={items.length > 0 ? <RetryWrong items={items} /> : <ToNextThing size="lg" />}
        second={items.length > 0 && <ToNextThing size="lg" variant="secondary" />}
      >
        <p>{items.length > 0 ? RESULT_HEAD.wrongAt(numbersOf(wrong.map(numberRange))) : next}</p>
      </MendCard>
      {band_score !== null && <p className="text-sm text-muted">{EXAM_RESULT.bandNote}</p>}
      {score?.kind === 'below' && <p className="text-sm text-muted">{EXAM_RESULT.belowNote}</p>}
      <AttemptFacts attempt={attempt} minutes={minutes} questions={questions} />
    </div>
  );
}
