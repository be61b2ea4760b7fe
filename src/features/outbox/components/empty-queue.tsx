import { href } from '#contract/href.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import { hasAllArrived, type OutboxStatus } from '#src/platform/outbox/screen/outbox-status.ts';
import { useEviction } from '#src/platform/outbox/start/eviction.ts';
import { useSession } from '#src/platform/session/session.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

/** The queue is empty. It says that everything has arrived only if that is confirmed. */
export function EmptyQueue({ status }: { status: OutboxStatus }) {
  const lost = useEviction((state) => state.lost !== null);
  const signedIn = useSession(({ token }) => token !== null);
  const fallback = status.proof === 'asking' && status.others === 0 ? 'asking' : 'weaker';
  return (
    <EmptyState
      illustration="proud"
      title={OUTBOX.emptyTitle}
      action={<LinkButton to={signedIn ? href('myCourses') : href('home')}>{OUTBOX.emptyAction}</LinkButton>}
    >
      {OUTBOX.emptyText[hasAllArrived(status, lost) ? 'proved' : fallback]}
    </EmptyState>
  );
}
