import { RotateCw } from 'lucide-react';
import { href } from '#contract/href.ts';
import { UI } from '#src/messages/ui.ts';
import { ApiError, reachOf } from '#src/platform/http/api-result.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { LinkButton } from './link-button.tsx';

interface FailureStateProps {
  /** The query's error; null while it waits for a network. */
  error: Error | null;
  onRetry: () => void;
  /** `h1` where the page has no other heading. */
  heading?: 'h1' | 'h2';
  /** What to do with no network, if there is more than waiting for it: said of nothing else. */
  offlineText?: string;
}

/** Replaces a screen, or a part of one, whose query failed with nothing cached to show. */
export function FailureState({ error, onRetry, heading = 'h1', offlineText }: FailureStateProps) {
  const failure = error instanceof ApiError ? error.failure : null;
  const retry = (
    <Button icon={RotateCw} onClick={onRetry}>
      {UI.retry}
    </Button>
  );
  const reach = failure ? reachOf(failure) : 'offline';
  if (!error || (failure && reach !== 'online')) {
    return (
      <EmptyState illustration="offline" heading={heading} title={UI.offlineTitle} action={retry}>
        {reach === 'offline' ? (offlineText ?? UI.offlineText) : failure?.message}
      </EmptyState>
    );
  }
  // The query was made of the address: one that the server cannot even read names nothing.
  if (failure?.code === 'NOT_FOUND' || failure?.code === 'BAD_REQUEST') {
    const home = <LinkButton to={href('home')}>{UI.home}</LinkButton>;
    return (
      <EmptyState illustration="thinking" heading={heading} title={UI.notFoundTitle} action={home}>
        {UI.notFoundText}
      </EmptyState>
    );
  }
  if (failure?.code === 'NOT_SIGNED_IN') {
    const login = <Button onClick={() => openAuth('login')}>{UI.login}</Button>;
    return (
      <EmptyState illustration="greeting" heading={heading} title={UI.signInTitle} action={login}>
        {failure.message}
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration="wrong" heading={heading} title={UI.errorTitle} action={retry}>
      {failure?.message}
    </EmptyState>
  );
}
