import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { healthLive } from '#contract/health.ts';
import { call } from '#src/lib/http.ts';
import { SHELL } from '#src/messages/shell.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { showToast } from '#src/ui/toast.ts';

/** A path inside the app, never another site. */
const insidePath = (from: string | null): string => (from && /^\/(?![/\\])/.test(from) ? from : '/');

export function Component() {
  const [busy, setBusy] = useState(false);
  const from = useSearchParams()[0].get('from');
  const navigate = useNavigate();
  const retry = async () => {
    setBusy(true);
    const result = await call(healthLive, {});
    setBusy(false);
    if (result.success) await navigate(insidePath(from), { replace: true });
    else showToast('warning', SHELL.stillMaintenance);
  };
  return (
    <main id="main" className="grid min-h-dvh place-items-center">
      <title>{`${SHELL.maintenanceTitle} – Luyện`}</title>
      <EmptyState
        illustration="pause"
        heading="h1"
        title={SHELL.maintenanceTitle}
        action={
          <Button icon={RotateCw} busy={busy} onClick={() => void retry()}>
            {SHELL.retry}
          </Button>
        }
      >
        {SHELL.maintenanceText}
      </EmptyState>
    </main>
  );
}
