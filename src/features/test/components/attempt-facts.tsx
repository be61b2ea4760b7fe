import type { TestAttempt } from '#contract/practice-test.ts';
import { TEST_RESULT } from '#src/messages/test.ts';
import { minutesUsed } from '../model/clock.ts';

/** How long it took, and whether something is still being graded. */
export function AttemptFacts({ attempt, minutes }: { attempt: TestAttempt; minutes: number }) {
  const { submitted_at, began_at, deadline_at, waiting } = attempt;
  return (
    <>
      {submitted_at !== null && (
        <p className="text-sm text-muted">
          {TEST_RESULT.used(minutesUsed(began_at, submitted_at, deadline_at), minutes)}
        </p>
      )}
      <p role="status" data-testid="grading">
        {waiting > 0 ? TEST_RESULT.grading(waiting) : TEST_RESULT.finished}
      </p>
    </>
  );
}
