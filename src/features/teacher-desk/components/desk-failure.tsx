import { ApiError } from '#src/platform/http/api-result.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { DESK } from '../messages/desk.ts';

/** In place of what could not be read. */
export function DeskFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.failure.code : null;
  if (code === 'FORBIDDEN') return <EmptyState illustration="lost" heading="h2" title={DESK.forbidden} />;
  return <FailureState heading="h2" error={error} onRetry={onRetry} offlineText={DESK.offlineText} />;
}
