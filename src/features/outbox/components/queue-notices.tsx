import { Wifi } from 'lucide-react';
import { NETWORK } from '#src/messages/network.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import type { OutboxStatus } from '#src/platform/outbox/screen/outbox-status.ts';
import { dismissMissing } from '#src/platform/outbox/sending/confirm-receipts.ts';
import { acknowledgeEviction, useEviction } from '#src/platform/outbox/start/eviction.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { PortalHelp } from '#src/shared/network/captive-portal-help.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Reports work that the browser evicted, until it is dismissed. */
function EvictionNotice() {
  const lost = useEviction((state) => state.lost);
  if (!lost) return null;
  return (
    <Notice tone="error" title={OUTBOX.evictedTitle}>
      <p className="mb-3">
        {OUTBOX.evictedText} {OUTBOX.evictedWaiting(lost.waiting)} {OUTBOX.evictedAdvice}
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={acknowledgeEviction}>
        {OUTBOX.understood}
      </Button>
    </Notice>
  );
}

interface QueueNoticesProps {
  owner: string | null;
  status: OutboxStatus | undefined;
  /** Something has been waiting for too long. */
  isOverdue: boolean;
}

/** What the learner has to know or do besides waiting. */
export function QueueNotices({ owner, status, isOverdue }: QueueNoticesProps) {
  const network = useConnectivity();
  return (
    <>
      <EvictionNotice />
      {network === 'captive' && (
        <Notice tone="warning" icon={Wifi} title={NETWORK.captiveTitle}>
          <p>{NETWORK.captiveText}</p>
          <PortalHelp />
        </Notice>
      )}
      {network === 'slow' && <Notice tone="info">{NETWORK.slowText}</Notice>}
      {network === 'down' && (
        <Notice tone="info" icon={Wifi}>
          <p>{NETWORK.downText}</p>
          <PortalHelp />
        </Notice>
      )}
      {owner && status && status.missing > 0 && (
        <Notice tone="warning" title={OUTBOX.missingTitle(status.missing)}>
          <p className="mb-3">{OUTBOX.missingText}</p>
          <Button
            variant="secondary"
            className="justify-self-start"
            onClick={() => void dismissMissing(owner)}
          >
            {OUTBOX.understood}
          </Button>
        </Notice>
      )}
      {status?.signInNeeded && (
        <Notice tone="warning" title={OUTBOX.signInTitle}>
          <p className="mb-3">{OUTBOX.signInText}</p>
          <Button className="justify-self-start" onClick={() => openAuth('login')}>
            {OUTBOX.signInAction}
          </Button>
        </Notice>
      )}
      {isOverdue && (
        <Notice tone="warning" title={OUTBOX.oldTitle}>
          {OUTBOX.oldText}
        </Notice>
      )}
      {status && status.others > 0 && <Notice tone="info">{OUTBOX.others(status.others)}</Notice>}
    </>
  );
}
