import { ApiError } from '#src/platform/http/api-result.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { DESK } from '../messages/desk.ts';

/** Replaces a part of the desk whose query failed: also where the code was not entered. */
export function DeskFailure({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  const { error } = query;
  const retry = () => void query.refetch();
  if (error instanceof ApiError && error.failure.code === 'SECOND_FACTOR_REQUIRED')
    return (
      <EmptyState
        illustration="notebook"
        title={DESK.codeTitle}
        action={<Button onClick={retry}>{DESK.enterCode}</Button>}
      >
        {DESK.codeText}
      </EmptyState>
    );
  return <FailureState heading="h2" error={error} offlineText={DESK.needsNetwork} onRetry={retry} />;
}
