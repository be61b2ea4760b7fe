import { Cloud, CloudOff, CloudUpload, Mic, TriangleAlert, Wifi } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import type { Reachability } from '#rules/network/reachability.ts';
import { NETWORK } from '#src/messages/network.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import { UNCLAIMED } from '#src/messages/unclaimed.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { useOwner } from '../owner/use-owner.ts';
import { useEviction } from '../start/eviction.ts';
import { type OutboxStatus, readOutboxStatus } from './outbox-status.ts';
import { useLive } from './use-live.ts';

interface Look {
  Icon: typeof Cloud;
  text: string;
  tone: string;
}

const warning = (text: string, tone = 'text-danger'): Look => ({ Icon: TriangleAlert, text, tone });

/** The most important problem; null if everything is fine. */
function problemOf({ signInNeeded, parked, missing, unclaimed }: OutboxStatus, lost: boolean): Look | null {
  if (lost) return warning(OUTBOX.evicted);
  if (signInNeeded) return warning(OUTBOX.signIn, 'text-warning');
  if (parked > 0) return warning(OUTBOX.parked(parked));
  if (missing > 0) return warning(OUTBOX.missing(missing), 'text-warning');
  return unclaimed > 0 ? { Icon: Mic, text: UNCLAIMED.waiting(unclaimed), tone: 'text-warning' } : null;
}

function normalLookOf({ waiting, proof }: OutboxStatus, network: Reachability): Look {
  if (network !== 'online') {
    const text = NETWORK.waiting(NETWORK.short[network], waiting);
    if (network === 'captive') return { Icon: Wifi, text, tone: 'text-warning' };
    return { Icon: CloudOff, text, tone: 'text-muted' };
  }
  if (waiting > 0) return { Icon: CloudUpload, text: OUTBOX.waiting(waiting), tone: 'text-info' };
  if (proof === 'asking') return { Icon: CloudUpload, text: OUTBOX.asking, tone: 'text-muted' };
  const text = proof === 'proved' ? OUTBOX.synced : OUTBOX.nothingWaits;
  return { Icon: Cloud, text, tone: 'text-muted' };
}

interface SyncIndicatorProps {
  /** For a guest: nothing is shown while nothing is queued. */
  ofGuest?: boolean;
  /** Beside the long menu of a VIP: only the icon unless the screen is wide. */
  compact?: boolean;
}

/** Says in a word whether the work has arrived, and links to the queue. */
export function SyncIndicator({ ofGuest = false, compact = false }: SyncIndicatorProps) {
  const owner = useOwner();
  const network = useConnectivity();
  const lost = useEviction((state) => state.lost !== null);
  const read = useCallback(() => readOutboxStatus(owner ?? null), [owner]);
  const status = useLive(read);
  if (owner === undefined || !status || (owner === null && !lost)) return null;
  const problem = problemOf(status, lost);
  if (ofGuest && !problem && status.waiting === 0) return null;
  const { Icon, text, tone } = problem ?? normalLookOf(status, network);
  const textClass = compact ? 'whitespace-nowrap max-xl:sr-only' : ofGuest ? 'max-sm:sr-only' : '';
  return (
    <Link
      to={href('outbox')}
      data-testid="sync"
      data-sync=""
      className={`flex min-h-11 items-center justify-center gap-2 rounded-full text-sm ${textClass ? 'min-w-11 sm:px-3' : 'px-3'} ${tone}`}
    >
      <Icon aria-hidden size={18} />
      <span role="status" className={textClass}>
        {text}
      </span>
    </Link>
  );
}
