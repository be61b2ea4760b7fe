import { Cloud, CloudOff, CloudUpload, Mic, TriangleAlert } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { OUTBOX } from '#src/messages/outbox.ts';
import { UNCLAIMED } from '#src/messages/unclaimed.ts';
import { useConnectivity } from '#src/offline/connectivity.ts';
import { useSession } from '#src/session/session.ts';
import { useEviction } from './eviction.ts';
import { countQueue, type QueueCounts } from './queue.ts';
import { listUnclaimed } from './unclaimed.ts';
import { useLive } from './use-live.ts';

function lookOf(counts: QueueCounts, unclaimed: number, online: boolean, evicted: boolean) {
  if (evicted) return { Icon: TriangleAlert, text: OUTBOX.evicted, tone: 'text-danger' };
  if (counts.signInNeeded) return { Icon: TriangleAlert, text: OUTBOX.signIn, tone: 'text-warning' };
  if (counts.parked > 0)
    return { Icon: TriangleAlert, text: OUTBOX.parked(counts.parked), tone: 'text-danger' };
  if (unclaimed > 0) return { Icon: Mic, text: UNCLAIMED.waiting(unclaimed), tone: 'text-warning' };
  if (!online) {
    const text = counts.waiting > 0 ? OUTBOX.offlineWaiting(counts.waiting) : OUTBOX.offline;
    return { Icon: CloudOff, text, tone: 'text-muted' };
  }
  if (counts.waiting > 0)
    return { Icon: CloudUpload, text: OUTBOX.waiting(counts.waiting), tone: 'text-info' };
  return { Icon: Cloud, text: OUTBOX.synced, tone: 'text-muted' };
}

/** Says in a word whether the learner's work has arrived, and leads to what waits. */
export function SyncIndicator() {
  const owner = useSession((session) => session.learnerId);
  const online = useConnectivity() === 'online';
  const evicted = useEviction(({ evicted: gone }) => gone);
  const read = useCallback(() => countQueue(owner), [owner]);
  const counts = useLive(read);
  const readUnclaimed = useCallback(async () => (owner ? (await listUnclaimed(owner)).length : 0), [owner]);
  const unclaimed = useLive(readUnclaimed) ?? 0;
  if (!owner || !counts) return null;
  const { Icon, text, tone } = lookOf(counts, unclaimed, online, evicted);
  return (
    <Link
      to="/cho-gui"
      data-testid="sync"
      className={`flex min-h-11 items-center gap-2 rounded-full px-3 text-sm ${tone}`}
    >
      <Icon aria-hidden size={18} />
      <span role="status">{text}</span>
    </Link>
  );
}
