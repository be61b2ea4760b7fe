import type { Placement } from '#contract/placement.ts';
import type { PlacementWork } from '#rules/placement/suggest-level.ts';
import { EXAM_RESULT } from '#src/messages/exam.ts';
import { bandsOf } from '#src/messages/levels.ts';
import { PLACEMENT_RESULT } from '#src/messages/placement.ts';
import { AttemptFacts } from '#src/shared/exam/attempt-facts.tsx';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import { Card } from '#src/ui/card.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { levelFacts, levelName } from '../model/placement-summary.ts';

interface PlacementHeadProps {
  placement: Placement;
  attempt: NonNullable<ExamWithAnswers['attempt']>;
  minutes: number;
  work: PlacementWork;
  questions: ExamWithAnswers['questions'];
}

/** The suggested level, how certain it is, and what it is based on. */
export function PlacementHead({ placement, attempt, minutes, work, questions }: PlacementHeadProps) {
  const { level, low, high } = placement;
  const facts = levelFacts(level);
  const correct = EXAM_RESULT.correct(work.won, work.marks);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="font-semibold text-brand-strong">{PLACEMENT_RESULT.level}</h2>
        <p className="text-3xl font-semibold" data-testid="level">
          {levelName(level)}
        </p>
        {facts && (
          <p className="text-muted text-pretty">
            {facts.who}. {PLACEMENT_RESULT.bands(bandsOf(facts))}
          </p>
        )}
      </div>
      <p data-testid="level-range">
        {low === high ? PLACEMENT_RESULT.exact : PLACEMENT_RESULT.range(levelName(low), levelName(high))}
      </p>
      {work.answered < work.marks && <p>{PLACEMENT_RESULT.leftOut(work.marks - work.answered)}</p>}
      <div className="flex items-center gap-4">
        <ProgressRing value={work.won} max={work.marks} label={correct}>
          {work.won}
        </ProgressRing>
        <p data-testid="correct">{correct}</p>
      </div>
      <AttemptFacts attempt={attempt} minutes={minutes} questions={questions} />
    </Card>
  );
}
