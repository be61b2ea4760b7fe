import { RotateCw } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { insidePath } from '#contract/inside-path.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { MAINTENANCE } from '#src/messages/maintenance.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useRoles } from '#src/platform/session/roles.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useMaintenanceEnd } from './use-maintenance-end.ts';

/** Operators are not locked out: their desk stays open, since the site is opened there. */
function WayToDesk() {
  const learnerId = useSession((session) => session.learnerId);
  const isOperator = useRoles(learnerId).includes('operator');
  if (isOperator)
    return (
      <LinkButton
        variant="quiet"
        className="justify-self-center"
        to={href('operatorDesk', { part: 'thong-bao' })}
      >
        {MAINTENANCE.desk}
      </LinkButton>
    );
  if (learnerId !== null) return null;
  return (
    <Button
      variant="quiet"
      className="justify-self-center"
      onClick={() => openAuth('login', { next: href('maintenance') })}
    >
      {MAINTENANCE.staffLogin}
    </Button>
  );
}

/** Shown while the site is closed; returns by itself to the page where the learner was. */
export function Component() {
  const [busy, setBusy] = useState(false);
  const from = useSearchParams()[0].get('from');
  const navigate = useNavigate();
  const back = useCallback(
    () => void navigate(insidePath(from) ?? href('home'), { replace: true }),
    [navigate, from],
  );
  const { until, isStillClosed } = useMaintenanceEnd(back);
  const retry = async () => {
    setBusy(true);
    const closed = await isStillClosed();
    setBusy(false);
    if (closed) showToast('warning', MAINTENANCE.still);
  };
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <title>{pageTitle(MAINTENANCE.title)}</title>
      <EmptyState
        illustration="asleep"
        heading="h1"
        title={MAINTENANCE.title}
        action={
          <Button icon={RotateCw} busy={busy} onClick={() => void retry()}>
            {MAINTENANCE.retry}
          </Button>
        }
      >
        <div className="grid gap-2">
          <p>{MAINTENANCE.text}</p>
          {until !== null && <p>{MAINTENANCE.until(formatMoment(until))}</p>}
          <p>{MAINTENANCE.byItself}</p>
          <WayToDesk />
        </div>
      </EmptyState>
    </main>
  );
}
