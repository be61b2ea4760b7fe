import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '#rules/text/formats.ts';
import { DOWNLOADS } from '#src/messages/download.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import type { DownloadRow } from './db.ts';
import { removeDownload } from './free.ts';
import { hasWorkUnderWay } from './work-under-way.ts';

/** Deletes a download from the device, after asking. The learner's work in it stays. */
export function RemoveDownload({ row }: { row: DownloadRow }) {
  const [isConfirming, setConfirming] = useState(false);
  const [underWay, setUnderWay] = useState(false);
  const ask = (): void => {
    setConfirming(true);
    hasWorkUnderWay(row, Date.now()).then(setUnderWay, () => undefined);
  };
  const remove = (): void => {
    setConfirming(false);
    removeDownload(row.key).then(
      () => showToast('success', DOWNLOADS.removed),
      () => showToast('error', DOWNLOADS.removeFailed, LONG_TOAST_MS),
    );
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={Trash2}
        aria-label={DOWNLOADS.removeOf(row.title)}
        aria-haspopup="dialog"
        onClick={ask}
      >
        {DOWNLOADS.remove}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          danger
          title={DOWNLOADS.removeTitle}
          cancel={DOWNLOADS.keep}
          confirm={DOWNLOADS.remove}
          onClose={() => setConfirming(false)}
          onConfirm={remove}
        >
          <p>{DOWNLOADS.removeText(row.title, formatBytes(row.bytesDone))}</p>
          {underWay && <Notice tone="warning">{DOWNLOADS.removeUnderWay}</Notice>}
        </ConfirmDialog>
      )}
    </>
  );
}
