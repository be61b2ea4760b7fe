import { CloudOff, CloudUpload, Mic, TriangleAlert, Wifi } from 'lucide-react';
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

/** For tests and styles, which read it from `data-state`. */
type SyncState = 'problem' | 'cut off' | 'waiting' | 'asking' | 'synced' | 'nothing';

interface Look {
  state: SyncState;
  text: string;
  Icon: typeof CloudOff;
  tone: string;
}

/** Said to screen readers alone: nobody has to look at what is well. */
interface Well {
  state: Extract<SyncState, 'asking' | 'synced' | 'nothing'>;
  text: string;
}

const warning = (text: string, tone = 'text-danger'): Look => ({
  state: 'problem',
  text,
  Icon: TriangleAlert,
  tone,
});

/** The most important problem; null if everything is fine. */
function problemOf({ signInNeeded, parked, missing, unclaimed }: OutboxStatus, lost: boolean): Look | null {
  if (lost) return warning(OUTBOX.evicted);
  if (signInNeeded) return warning(OUTBOX.signIn, 'text-warning');
  if (parked > 0) return warning(OUTBOX.parked(parked));
  if (missing > 0) return warning(OUTBOX.missing(missing), 'text-warning');
  return unclaimed > 0 ? { ...warning(UNCLAIMED.waiting(unclaimed), 'text-warning'), Icon: Mic } : null;
}

function normalLookOf({ waiting, proof }: OutboxStatus, network: Reachability): Look | Well {
  if (network !== 'online') {
    const text = NETWORK.waiting(NETWORK.short[network], waiting);
    return network === 'captive'
      ? { state: 'cut off', text, Icon: Wifi, tone: 'text-warning' }
      : { state: 'cut off', text, Icon: CloudOff, tone: 'text-muted' };
  }
  if (waiting > 0)
    return { state: 'waiting', text: OUTBOX.waiting(waiting), Icon: CloudUpload, tone: 'text-info' };
  if (proof === 'asking') return { state: 'asking', text: OUTBOX.asking };
  return proof === 'proved'
    ? { state: 'synced', text: OUTBOX.synced }
    : { state: 'nothing', text: OUTBOX.nothingWaits };
}

/** An answer is usually sent at once: a word that comes and goes with each would only disturb. */
const WHEN_LONG = 'animate-late [animation-delay:1500ms]';

interface SyncIndicatorProps {
  /** On a phone beside the buttons of a guest: only the icon. */
  ofGuest?: boolean;
}

/**
 * Says in a word that work waits or was not accepted, or that the network is missing, and links to the queue. While all
 * is well nothing is seen, and screen readers alone are told.
 */
export function SyncIndicator({ ofGuest = false }: SyncIndicatorProps) {
  const owner = useOwner();
  const network = useConnectivity();
  const lost = useEviction((state) => state.lost !== null);
  const read = useCallback(() => readOutboxStatus(owner ?? null), [owner]);
  const status = useLive(read);
  if (owner === undefined || !status || (owner === null && !lost)) return null;
  const problem = problemOf(status, lost);
  if (ofGuest && !problem && status.waiting === 0) return null;
  const look = problem ?? normalLookOf(status, network);
  const isSeen = 'Icon' in look;
  return (
    <span
      role="status"
      data-testid="sync"
      data-state={look.state}
      {...(isSeen ? { 'data-sync': '' } : { className: 'sr-only' })}
    >
      {isSeen ? (
        <Link
          to={href('outbox')}
          className={`flex min-h-11 items-center justify-center gap-2 rounded-full text-sm whitespace-nowrap ${ofGuest ? 'min-w-11 sm:px-3' : 'px-3'} ${look.state === 'waiting' ? WHEN_LONG : ''} ${look.tone}`}
        >
          <look.Icon aria-hidden size={18} />
          <span className={ofGuest ? 'max-sm:sr-only' : ''}>{look.text}</span>
        </Link>
      ) : (
        look.text
      )}
    </span>
  );
}
