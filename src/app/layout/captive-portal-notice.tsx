import { Wifi } from 'lucide-react';
import { useState } from 'react';
import { NETWORK } from '#src/messages/network.ts';
import { PortalHelp } from '#src/shared/network/captive-portal-help.tsx';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Says that the network wants a sign-in first, until it is dismissed or our server responds. */
export function PortalNotice() {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Notice tone="warning" icon={Wifi} title={NETWORK.captiveTitle}>
      <p>{NETWORK.captiveText}</p>
      <PortalHelp>
        <Button variant="quiet" onClick={() => setDismissed(true)}>
          {NETWORK.later}
        </Button>
      </PortalHelp>
    </Notice>
  );
}
