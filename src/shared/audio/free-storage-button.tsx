import { HardDrive } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { type Freeable, findFreeable, freeStorage } from './free-storage.ts';
import { UNSAVED } from './recorder-words.ts';

function Named({ found: { downloads, texts, recordings } }: { found: Freeable }) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {downloads > 0 && <li>{UNSAVED.freeDownloads(formatBytes(downloads))}</li>}
      {texts > 0 && <li>{UNSAVED.freeTexts(texts)}</li>}
      {recordings > 0 && <li>{UNSAVED.freeRecordings(formatBytes(recordings))}</li>}
      <li>{UNSAVED.freeOther}</li>
    </ul>
  );
}

/** Lists what can be fetched from the server again, and deletes it on request. */
export function FreeStorageButton({ owner }: { owner: string }) {
  const [found, setFound] = useState<Freeable | null>(null);
  const [busy, setBusy] = useState(false);
  const free = async (): Promise<void> => {
    setBusy(true);
    await freeStorage(owner).then(
      () => showToast('success', UNSAVED.freed, LONG_TOAST_MS),
      () => showToast('error', UNSAVED.freeFailed, LONG_TOAST_MS),
    );
    setBusy(false);
    setFound(null);
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={HardDrive}
        aria-haspopup="dialog"
        onClick={() => void findFreeable(owner).then(setFound)}
      >
        {UNSAVED.free}
      </Button>
      {found && (
        <ConfirmDialog
          danger
          title={UNSAVED.freeTitle}
          cancel={UNSAVED.keep}
          confirm={UNSAVED.free}
          busy={busy}
          onClose={() => setFound(null)}
          onConfirm={() => void free()}
        >
          <p className="mb-2">{UNSAVED.freeText}</p>
          <Named found={found} />
        </ConfirmDialog>
      )}
    </>
  );
}
