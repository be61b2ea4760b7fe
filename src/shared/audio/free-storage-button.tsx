import { HardDrive } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '#rules/text/formats.ts';
import { FREE_STORAGE } from '#src/messages/storage.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { type Freeable, findFreeable, freeStorage } from './free-storage.ts';

function Named({ found: { downloads, texts, recordings } }: { found: Freeable }) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {downloads > 0 && <li>{FREE_STORAGE.downloads(formatBytes(downloads))}</li>}
      {texts > 0 && <li>{FREE_STORAGE.texts(texts)}</li>}
      {recordings > 0 && <li>{FREE_STORAGE.recordings(formatBytes(recordings))}</li>}
      <li>{FREE_STORAGE.other}</li>
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
      () => showToast('success', FREE_STORAGE.done, LONG_TOAST_MS),
      () => showToast('error', FREE_STORAGE.failed, LONG_TOAST_MS),
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
        {FREE_STORAGE.open}
      </Button>
      {found && (
        <ConfirmDialog
          danger
          title={FREE_STORAGE.title}
          cancel={FREE_STORAGE.keep}
          confirm={FREE_STORAGE.open}
          busy={busy}
          onClose={() => setFound(null)}
          onConfirm={() => void free()}
        >
          <p className="mb-2">{FREE_STORAGE.text}</p>
          <Named found={found} />
        </ConfirmDialog>
      )}
    </>
  );
}
