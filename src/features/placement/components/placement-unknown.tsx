import { href } from '#contract/href.ts';
import { answersNeeded, type PlacementWork } from '#rules/placement/suggest-level.ts';
import { PLACEMENT, PLACEMENT_RESULT } from '#src/messages/placement.ts';
import { AttemptFacts } from '#src/shared/exam/attempt-facts.tsx';
import type { ExamWithAnswers } from '#src/shared/exam/read-exam.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

interface PlacementUnknownProps {
  attempt: NonNullable<ExamWithAnswers['attempt']>;
  minutes: number;
  work: PlacementWork;
  questions: ExamWithAnswers['questions'];
}

/** Shown in place of a level if too little was answered to suggest one. */
export function PlacementUnknown({ attempt, minutes, work, questions }: PlacementUnknownProps) {
  const { won, answered, marks } = work;
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-xl font-semibold" data-testid="level-unknown">
        {PLACEMENT_RESULT.unknownTitle}
      </h2>
      <p className="text-pretty">{PLACEMENT_RESULT.unknownText(answered, marks, answersNeeded(marks))}</p>
      <p data-testid="correct">{PLACEMENT_RESULT.unknownKnown(won, answered)}</p>
      <AttemptFacts attempt={attempt} minutes={minutes} questions={questions} />
      <div className="flex flex-wrap gap-2">
        <LinkButton to={href('placementInstructions')} className="max-sm:w-full">
          {PLACEMENT.again}
        </LinkButton>
        <LinkButton to={href('roadmap')} variant="secondary" className="max-sm:w-full">
          {PLACEMENT_RESULT.chooseLevel}
        </LinkButton>
      </div>
    </Card>
  );
}
