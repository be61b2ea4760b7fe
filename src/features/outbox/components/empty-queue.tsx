import { href } from '#contract/href.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import { hasAllArrived, type OutboxStatus } from '#src/platform/outbox/screen/outbox-status.ts';
import { useEviction } from '#src/platform/outbox/start/eviction.ts';
import { useSession } from '#src/platform/session/session.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

/** Nothing waits. That all has arrived is said only where it is proved. */
export function EmptyQueue({ stand }: { stand: OutboxStatus }) {
  const lost = useEviction((state) => state.lost !== null);
  const signedIn = useSession(({ token }) => token !== null);
  const weaker = stand.proof === 'asking' && stand.others === 0 ? 'asking' : 'weaker';
  return (
    <EmptyState
      illustration="done"
      title={OUTBOX.emptyTitle}
      action={<LinkButton to={signedIn ? href('myCourses') : href('home')}>{OUTBOX.emptyAction}</LinkButton>}
    >
      {OUTBOX.emptyText[hasAllArrived(stand, lost) ? 'proved' : weaker]}
    </EmptyState>
  );
}
