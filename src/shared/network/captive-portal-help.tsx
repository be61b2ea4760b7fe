import { ExternalLink, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NETWORK } from '#src/messages/network.ts';
import { checkNow } from '#src/platform/offline/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { wifiPage } from './wifi-page.ts';

/** Leads to the sign-in page of a network. The app finds the network by itself; the button is for the impatient. */
export function PortalHelp({ children }: { children?: ReactNode }) {
  const [busy, setBusy] = useState(false);
  const page = wifiPage();
  const check = (): void => {
    setBusy(true);
    void checkNow().finally(() => setBusy(false));
  };
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">{page ? NETWORK.portalHint : NETWORK.settingsHint}</p>
      <div className="flex flex-wrap gap-2">
        {page && (
          // Whoever runs the network learns nothing of us, and cannot reach this page.
          <a href={page} target="_blank" rel="noopener noreferrer" className={buttonClass('primary', 'md')}>
            <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
            {NETWORK.openPortal}
          </a>
        )}
        <Button variant="secondary" icon={RotateCw} busy={busy} onClick={check}>
          {NETWORK.checkAgain}
        </Button>
        {children}
      </div>
    </div>
  );
}
