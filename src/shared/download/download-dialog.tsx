import { useState } from 'react';
import { href } from '#contract/href.ts';
import { formatBytes } from '#rules/text/formats.ts';
import { DOWNLOADS } from '#src/messages/download.ts';
import { isGuest } from '#src/platform/outbox/owner/guest.ts';
import { bytesOfSent, freeSent } from '#src/platform/outbox/recordings/free-sent.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useDownloads } from './use-downloads.ts';

/** Why a download is not simply started. `missing`: bytes. */
export type Asked = { why: 'mobile' } | { why: 'saving' } | { why: 'space'; missing: number };

interface DownloadDialogProps {
  asked: Asked;
  /** Size of the download. */
  bytes: number;
  owner: string;
  onClose: () => void;
  /** Starts it; `overMobile`: without waiting for Wi-Fi. */
  onAnswer: (overMobile: boolean) => void;
}

/** How much space is missing, and what can be deleted because the server has it too. */
function NoSpace({
  missing,
  bytes,
  owner,
  onClose,
}: { missing: number } & Omit<DownloadDialogProps, 'asked'>) {
  const downloaded = (useDownloads(owner) ?? []).reduce((sum, row) => sum + row.bytesDone, 0);
  const sent = useLive(bytesOfSent) ?? 0;
  const [isFreed, setFreed] = useState(false);
  return (
    <Dialog open title={DOWNLOADS.noSpaceTitle} onClose={onClose}>
      <div className="grid gap-4">
        <p>{DOWNLOADS.noSpaceText(formatBytes(bytes), formatBytes(missing))}</p>
        {downloaded > 0 && <p>{DOWNLOADS.noSpaceDownloads(formatBytes(downloaded))}</p>}
        {sent > 0 && <p>{DOWNLOADS.noSpaceRecordings(formatBytes(sent))}</p>}
        {downloaded + sent === 0 && <p>{isFreed ? DOWNLOADS.noSpaceFreed : DOWNLOADS.noSpaceElsewhere}</p>}
        <div className="flex flex-wrap gap-2">
          {downloaded > 0 && !isGuest(owner) && (
            <LinkButton to={href('downloads')}>{DOWNLOADS.manage}</LinkButton>
          )}
          {sent > 0 && (
            <Button variant="secondary" onClick={() => void freeSent().then(() => setFreed(true))}>
              {DOWNLOADS.noSpaceFree}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {DOWNLOADS.later}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Asks before a download that costs data, or says that there is no space for it. */
export function DownloadDialog(props: DownloadDialogProps) {
  const { asked, bytes, onClose, onAnswer } = props;
  if (asked.why === 'space') return <NoSpace {...props} missing={asked.missing} />;
  const size = formatBytes(bytes);
  if (asked.why === 'saving')
    return (
      <ConfirmDialog
        title={DOWNLOADS.savingAskTitle(size)}
        cancel={DOWNLOADS.later}
        confirm={DOWNLOADS.mobileNow}
        onClose={onClose}
        onConfirm={() => onAnswer(true)}
      >
        <p>{DOWNLOADS.savingAskText}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={DOWNLOADS.mobileTitle(size)}
      cancel={DOWNLOADS.mobileWait}
      confirm={DOWNLOADS.mobileNow}
      onClose={onClose}
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    >
      <p>{DOWNLOADS.mobileText}</p>
    </ConfirmDialog>
  );
}
