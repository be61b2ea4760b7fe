import type { ReactNode } from 'react';
import { ApiError } from '#src/platform/http/api-result.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { Loaded, type LoadedQuery } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';
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
    return <EmptyState illustration="thinking" heading="h2" title={TEACHER_DESK.forbidden} />;
  return <FailureState heading="h2" error={error} onRetry={onRetry} offlineText={offlineText} />;
}

interface DeskLoadedProps {
  query: LoadedQuery<unknown>;
  waiting?: ReactNode;
  offlineText?: string;
}

const LINES = (
  <Loading>
    <SkeletonText lines={5} />
  </Loading>
);

/** In place of what is not read yet, or could not be read. */
export const DeskLoaded = ({ query, waiting = LINES, offlineText }: DeskLoadedProps) => (
  <Loaded
    query={query}
    waiting={waiting}
    failed={(error, retry) => (
      <DeskFailure error={error} onRetry={retry} {...(offlineText !== undefined && { offlineText })} />
    )}
  />
);
