import { ApiError } from '#src/platform/http/api-result.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Loaded, type LoadedQuery } from '#src/ui/loaded.tsx';
import { DESK } from '../messages/desk.ts';

/** In place of a part of the desk that is not loaded: also where the code was not entered. */
export function DeskLoaded({ query }: { query: LoadedQuery<unknown> }) {
  const isCodeMissing =
    query.error instanceof ApiError && query.error.failure.code === 'SECOND_FACTOR_REQUIRED';
  if (!isCodeMissing) return <Loaded query={query} offlineText={DESK.needsNetwork} />;
  return (
    <EmptyState
      illustration="thinking"
      title={DESK.codeTitle}
      action={<Button onClick={() => void query.refetch()}>{DESK.enterCode}</Button>}
    >
      {DESK.codeText}
    </EmptyState>
  );
}
