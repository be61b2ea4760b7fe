import { useLocation } from 'react-router';
import { href } from '#contract/href.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { DESK } from '../messages/desk.ts';

/** Replaces a part of the desk whose query failed: also where a code is needed first. */
export function DeskFailure({ query }: { query: { error: Error | null; refetch: () => unknown } }) {
  const { pathname, search } = useLocation();
  const { error } = query;
  if (error instanceof ApiError && error.failure.code === 'SECOND_FACTOR_REQUIRED')
    return (
      <EmptyState
        illustration="notebook"
        title={DESK.codeTitle}
        action={
          <LinkButton to={href('staffSecurity', {}, { next: pathname + search })}>{DESK.enterCode}</LinkButton>
        }
      >
        {DESK.codeText}
      </EmptyState>
    );
  return (
    <FailureState
      heading="h2"
      error={error}
      offlineText={DESK.needsNetwork}
      onRetry={() => void query.refetch()}
    />
  );
}
