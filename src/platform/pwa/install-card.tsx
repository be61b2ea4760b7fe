import { Download } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useInstallPrompt } from './install-prompt.ts';
import { PWA_MESSAGES } from './messages/pwa.ts';

/** Offers to put the app on the home screen, if the browser can. */
export function InstallCard() {
  const { install } = useInstallPrompt();
  if (!install) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <p className="font-semibold">{PWA_MESSAGES.installTitle}</p>
        <p className="text-muted">{PWA_MESSAGES.installText}</p>
      </div>
      <Button variant="secondary" icon={Download} onClick={() => void install()}>
        {PWA_MESSAGES.install}
      </Button>
    </Card>
  );
}
