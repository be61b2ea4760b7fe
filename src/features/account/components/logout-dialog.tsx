import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { href } from '#contract/href.ts';
import { SHELL } from '#src/messages/shell.ts';
import { clearPersistedQueries } from '#src/platform/offline/query-client.ts';
import { countUnsent } from '#src/platform/outbox/queue/queue.ts';
import { showBadge } from '#src/platform/push/badge.ts';
import { turnOff } from '#src/platform/push/turn-on.ts';
import { clearSession, currentSession } from '#src/platform/session/session.ts';
import { forgetDownloads } from '#src/shared/download/free.ts';
import { type Profile, profile } from '#src/shared/queries/profile.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { logout } from '../api/logout.ts';

type Unsent = number | 'unknown' | null;

function unsentMessage(unsent: Unsent): string {
  if (unsent === null) return SHELL.logoutChecking;
  if (unsent === 'unknown') return SHELL.logoutUnknown;
  return unsent > 0 ? SHELL.logoutUnsent(unsent) : SHELL.logoutClean;
}

function wayBack(learner: Profile | undefined): string {
  if (!learner) return SHELL.backSomehow;
  return learner.has_password
    ? SHELL.backByPassword(learner.phone_number)
    : SHELL.backByCode(learner.phone_number);
}

/** What one may want to do before signing out; unsent work counts more than a password. */
function firstStep(unsent: Unsent, learner: Profile | undefined): { to: string; label: string } | null {
  if (unsent === null) return null;
  if (unsent !== 0) return { to: href('outbox'), label: SHELL.sendFirst };
  return learner?.has_password === false
    ? { to: href('changePassword'), label: SHELL.setPasswordFirst }
    : null;
}

/** Shows before signing out how much work is unsent, and how one gets back in. */
export default function LogoutDialog({ onClose }: { onClose: () => void }) {
  const [unsent, setUnsent] = useState<Unsent>(null);
  const [busy, setBusy] = useState(false);
  const learner = useQuery(profile()).data;
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
  const first = firstStep(unsent, learner);
  return (
    <ConfirmDialog
      title={SHELL.logoutTitle}
      cancel={SHELL.stay}
      confirm={SHELL.logout}
      busy={busy || unsent === null}
      onClose={onClose}
      onConfirm={() => void leave()}
    >
      <p className="text-muted">{unsentMessage(unsent)}</p>
      <p className="text-muted">{wayBack(learner)}</p>
      {/* Beside the buttons, none of which may go while it has the focus. */}
      {first && (
        <TextLink to={first.to} onClick={onClose}>
          {first.label}
        </TextLink>
      )}
    </ConfirmDialog>
  );
}
