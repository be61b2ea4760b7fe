import { Copy } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toast.ts';
import { INSTALL_PAGE } from '../messages/install-page.ts';

/** Copies the site's address, to be opened in the real browser; shows it where copying is impossible. */
export function CopyAddress() {
  const [failed, setFailed] = useState(false);
  const address = location.origin + href('home');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      showToast('success', INSTALL_PAGE.copied);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="grid gap-3">
      <p className="text-muted">{INSTALL_PAGE.inAppCopy}</p>
      <Button
        variant="secondary"
        icon={Copy}
        className="justify-self-start max-sm:w-full"
        onClick={() => void copy()}
      >
        {INSTALL_PAGE.copy}
      </Button>
      <p role="status" className="break-words">
        {failed && (
          <>
            {INSTALL_PAGE.notCopied} <b className="font-semibold select-all">{address}</b>
          </>
        )}
      </p>
    </div>
  );
}
