import { href } from '#contract/href.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { COURSE } from '../messages/course.ts';

interface CourseFailureProps {
  error: Error | null;
  /** What opens the course waits to be sent. */
  isOnItsWay: boolean;
  onRetry: () => void;
}

/** What the server says as long as it does not know of the introduction, or of the level that was opened. */
const UNTOLD: readonly string[] = ['CONVERSATION_NOT_ALLOWED', 'LEVEL_LOCKED'];

/** In place of a part of the course that is not on this device. */
export function CourseFailure({ error, isOnItsWay, onRetry }: CourseFailureProps) {
  const isUntold = error instanceof ApiError && UNTOLD.includes(error.failure.code);
  if (isOnItsWay || isUntold)
    return (
      <EmptyState
        illustration="offline"
        title={COURSE.notArrived}
        action={<LinkButton to={href('outbox')}>{COURSE.toOutbox}</LinkButton>}
      >
        {COURSE.notArrivedText}
      </EmptyState>
    );
  return <FailureState heading="h2" error={error} offlineText={COURSE.needsNetwork} onRetry={onRetry} />;
}
