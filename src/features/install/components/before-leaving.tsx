import { useCallback, useEffect } from 'react';
import { href } from '#contract/href.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { sendNow } from '#src/platform/outbox/queue/queue.ts';
import { saveQueueFile } from '#src/platform/outbox/queue/save-queue-file.ts';
import { type OutboxStatus, readOutboxStatus } from '#src/platform/outbox/screen/outbox-status.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { INSTALL_PAGE } from '../messages/install-page.ts';

/** What stays behind in this browser when the app is installed. */
export const leftBehind = ({ waiting, parked, unclaimed }: OutboxStatus): number =>
  waiting + parked + unclaimed;

interface WorkHere {
  /** Null: nobody has done anything here. */
  owner: string | null | undefined;
  status: OutboxStatus | undefined;
}

/** Whose work is here and its status, sent right away; undefined until it is known. */
export function useWorkHere(): WorkHere {
  const owner = useOwner();
  const read = useCallback(() => readOutboxStatus(owner ?? null), [owner]);
  useEffect(() => {
    if (owner) void sendNow(owner).catch(() => undefined);
  }, [owner]);
  return { owner, status: useLive(read) };
}

function Guest() {
  return (
    <Notice tone="info" title={INSTALL_PAGE.guestTitle}>
      <p className="mb-3">{INSTALL_PAGE.guestText}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => openAuth('register', { next: href('install') })}
      >
        {INSTALL_PAGE.register}
      </Button>
    </Notice>
  );
}

interface UnsentProps {
  owner: string;
  status: OutboxStatus;
  onGoOn: () => void;
}

function Unsent({ owner, status, onGoOn }: UnsentProps) {
  const online = useConnectivity() === 'online';
  const { waiting, parked, unclaimed, signInNeeded } = status;
  if (online && !signInNeeded && parked + unclaimed === 0)
    return <Notice tone="info">{INSTALL_PAGE.sending(waiting)}</Notice>;
  return (
    <Notice tone="warning" title={INSTALL_PAGE.cannotSend(leftBehind(status))}>
      {signInNeeded && <p>{INSTALL_PAGE.signInText}</p>}
      {parked > 0 && <p>{INSTALL_PAGE.parkedText}</p>}
      {unclaimed > 0 && <p>{INSTALL_PAGE.unclaimedText}</p>}
      {waiting > 0 && !signInNeeded && <p>{INSTALL_PAGE.cannotSendText}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {signInNeeded && <Button onClick={() => openAuth('login')}>{INSTALL_PAGE.signIn}</Button>}
        {waiting + parked > 0 && (
          <Button variant="secondary" onClick={() => void saveQueueFile(owner)}>
            {INSTALL_PAGE.saveFile}
          </Button>
        )}
        <LinkButton variant="quiet" to={href('outbox')}>
          {INSTALL_PAGE.openQueue}
        </LinkButton>
        <Button variant="quiet" onClick={onGoOn}>
          {INSTALL_PAGE.goOn}
        </Button>
      </div>
    </Notice>
  );
}

interface BeforeLeavingProps extends WorkHere {
  onGoOn: () => void;
}

/** The installed app has its own storage: sends what waits here first, or says how to take it along. */
export function BeforeLeaving({ owner, status, onGoOn }: BeforeLeavingProps) {
  const isGuest = useSession(({ learnerId }) => learnerId === null);
  return (
    <section className="grid gap-3">
      <SectionHead title={INSTALL_PAGE.carryTitle} />
      <p className="text-pretty">{INSTALL_PAGE.ownStorage}</p>
      {owner && isGuest && <Guest />}
      {owner && status && leftBehind(status) > 0 && <Unsent owner={owner} status={status} onGoOn={onGoOn} />}
      {owner && status && leftBehind(status) === 0 && <Notice tone="success">{INSTALL_PAGE.sent}</Notice>}
    </section>
  );
}
