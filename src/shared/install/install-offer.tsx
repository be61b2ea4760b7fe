import { Download, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { href } from '#contract/href.ts';
import { INSTALL } from '#src/messages/install.ts';
import { useInstallPrompt } from '#src/platform/pwa/install-prompt.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { mayOfferNow, recordDeclined, recordFinished } from './offer-history.ts';
import { appHere, wayHere } from './this-browser.ts';

interface InstallOfferProps {
  /** The page is the result of an exercise: the moment at which the offer is made for the first time. */
  finished?: boolean;
  /** Offered where installing is not: one thing at a time. */
  otherwise?: ReactNode;
}

function readOffer(finished: boolean): boolean {
  if (finished) recordFinished();
  return mayOfferNow();
}

/** Offers to put the app on the home screen, quietly and rarely; nothing where that is impossible or done. */
export function InstallOffer({ finished = false, otherwise = null }: InstallOfferProps) {
  const { installed, install } = useInstallPrompt();
  const [mayOffer] = useState(() => readOffer(finished));
  const [isDeclined, setDeclined] = useState(false);
  const app = appHere();
  if (isDeclined) return null;
  if (installed || !mayOffer || (wayHere() === 'none' && !install)) return otherwise;
  const decline = (): void => {
    recordDeclined();
    setDeclined(true);
  };
  const ask = async (prompt: () => Promise<boolean>): Promise<void> => {
    if (!(await prompt())) decline();
  };
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="font-semibold">{app === null ? INSTALL.offerTitle : INSTALL.inAppTitle(app)}</h2>
        <p className="text-muted text-pretty">{app === null ? INSTALL.offerText : INSTALL.inAppText}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {install ? (
          <Button variant="secondary" icon={Download} onClick={() => void ask(install)}>
            {INSTALL.install}
          </Button>
        ) : (
          <LinkButton to={href('install')} variant="secondary" icon={app === null ? Download : ExternalLink}>
            {app === null ? INSTALL.how : INSTALL.inAppHow}
          </LinkButton>
        )}
        <Button variant="quiet" onClick={decline}>
          {INSTALL.later}
        </Button>
      </div>
    </Card>
  );
}
