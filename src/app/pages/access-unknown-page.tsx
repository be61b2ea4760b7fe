import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ACCESS } from '../messages/access.ts';

const ASK_AGAIN_MS = 10_000;

/** Stands in for a page of which it is not known whether it is open to the learner, until that is known. */
export function AccessUnknownPage() {
  const { state, revalidate } = useRevalidator();
  const network = useConnectivity();
  const isOnline = network === 'online';
  const isAsking = state === 'loading';
  // Another function whenever it begins or ends to ask: an effect that depended on it would ask without end.
  const ask = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isAsking) return;
    const timer = setTimeout(ask, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  // At once when the network comes back, not only when it is time again.
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) ask();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return (
    <>
      <title>{pageTitle(ACCESS.unknownTitle)}</title>
      <EmptyState
        illustration={network === 'offline' ? 'offline' : 'wrong'}
        heading="h1"
        title={ACCESS.unknownTitle}
        action={
          <>
            <Button icon={RotateCw} busy={isAsking} onClick={() => void revalidate()}>
              {ACCESS.askAgain}
            </Button>
            <LinkButton to={href('home')} variant="secondary">
              {ACCESS.meanwhile}
            </LinkButton>
          </>
        }
      >
        <p role="status">{network === 'offline' ? ACCESS.unknownOffline : ACCESS.unknownServer}</p>
      </EmptyState>
    </>
  );
}
