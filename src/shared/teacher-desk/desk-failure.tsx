import { ApiError } from '#src/platform/http/api-result.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { TEACHER_DESK } from './words.ts';

interface DeskFailureProps {
  error: Error | null;
  offlineText?: string;
  onRetry: () => void;
}

/** In place of what could not be read. */
export function DeskFailure({ error, offlineText = TEACHER_DESK.offlineText, onRetry }: DeskFailureProps) {
  const code = error instanceof ApiError ? error.failure.code : null;
  if (code === 'FORBIDDEN')
    return <EmptyState illustration="lost" heading="h2" title={TEACHER_DESK.forbidden} />;
  return <FailureState heading="h2" error={error} onRetry={onRetry} offlineText={offlineText} />;
}
