import { ExternalLink, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod/mini';
import { NETWORK } from '#src/messages/network.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';
import { checkNow, WIFI_PAGE_KEY } from '#src/platform/offline/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';

const webPage = z.string().check(z.startsWith('http://'));

/** A page over http where a network can show its sign-in page; null if our server has not given one. */
const wifiPage = (): string | null => readStoredJson(WIFI_PAGE_KEY, webPage);

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
