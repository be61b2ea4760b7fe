import { useEffect, useState } from 'react';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import { clearPersistedQueries } from '#src/platform/offline/query-client.ts';
import { countUnsent } from '#src/platform/outbox/queue/queue.ts';
import { showBadge } from '#src/platform/push/badge.ts';
import { turnOff } from '#src/platform/push/turn-on.ts';
import { clearSession, currentSession } from '#src/platform/session/session.ts';
import { forgetDownloads } from '#src/shared/download/free.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { logout } from '../api/logout.ts';

type Unsent = number | 'unknown' | null;

function unsentMessage(unsent: Unsent): string {
  if (unsent === null) return SHELL.logoutChecking;
  if (unsent === 'unknown') return SHELL.logoutUnknown;
  return unsent > 0 ? SHELL.logoutUnsent(unsent) : SHELL.logoutClean;
}

/** Shows how much work is unsent before signing out. */
export default function LogoutDialog({ onClose }: { onClose: () => void }) {
  const [unsent, setUnsent] = useState<Unsent>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const { learnerId } = currentSession();
    if (learnerId === null) setUnsent(0);
    else void countUnsent(learnerId).then(setUnsent, () => setUnsent('unknown'));
  }, []);
  const leave = async () => {
    setBusy(true);
    const { token } = currentSession();
    // While the token is valid; their notifications must not come to whoever uses this device next.
    await turnOff(token).catch(() => undefined);
    await showBadge(0);
    if (token !== null) await logout(token);
    clearSession();
    await clearPersistedQueries();
    await forgetDownloads(null).catch(() => undefined);
    location.assign(href('home'));
  };
  return (
    <ConfirmDialog
      title={SHELL.logoutTitle}
      cancel={SHELL.stay}
      away={
        unsent !== null &&
        unsent !== 0 && (
          <LinkButton to={href('outbox')} variant="secondary" onClick={onClose}>
            {SHELL.sendFirst}
          </LinkButton>
        )
      }
      confirm={SHELL.logout}
      busy={busy || unsent === null}
      onClose={onClose}
      onConfirm={() => void leave()}
    >
      <p className="text-muted">{unsentMessage(unsent)}</p>
    </ConfirmDialog>
  );
}
