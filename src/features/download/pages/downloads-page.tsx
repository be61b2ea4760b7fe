import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import { formatBytes } from '#rules/text/formats.ts';
import { DOWNLOADS } from '#src/messages/download.ts';
import { useSession } from '#src/platform/session/session.ts';
import { removeAllDownloads } from '#src/shared/download/free.ts';
import { useDownloads } from '#src/shared/download/use-downloads.ts';
import { ProfileFrame } from '#src/shared/profile/profile-frame.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { DataSavingCard } from '../components/data-saving-card.tsx';
import { DownloadList } from '../components/download-list.tsx';
import { PendingWork } from '../components/pending-work.tsx';
import { StorageCard } from '../components/storage-card.tsx';

function RemoveAll({ owner, size }: { owner: string; size: string }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = (): void => {
    setIsConfirming(false);
    removeAllDownloads(owner).then(
      () => showToast('success', DOWNLOADS.removed),
      () => showToast('error', DOWNLOADS.removeFailed, LONG_TOAST_MS),
    );
  };
  return (
    <>
      <Button
        variant="danger"
        icon={Trash2}
        aria-haspopup="dialog"
        className="justify-self-start"
        onClick={() => setIsConfirming(true)}
      >
        {DOWNLOADS.removeAll}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          danger
          title={DOWNLOADS.removeAllTitle}
          cancel={DOWNLOADS.keep}
          confirm={DOWNLOADS.removeAll}
          onClose={() => setIsConfirming(false)}
          onConfirm={remove}
        >
          <p>{DOWNLOADS.removeAllText(size)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

export function Component() {
  const owner = useSession((session) => session.learnerId);
  const rows = useDownloads(owner);
  const bytes = (rows ?? []).reduce((sum, { bytesDone }) => sum + bytesDone, 0);
  const stamp = (rows ?? []).map(({ key, state }) => `${key}=${state}`).join(' ');
  return (
    <ProfileFrame title={DOWNLOADS.title} text={DOWNLOADS.intro}>
      {!rows && <LinesSkeleton />}
      {rows && <StorageCard downloaded={bytes} stamp={stamp} />}
      {rows?.length === 0 && (
        <EmptyState
          illustration="offline"
          title={DOWNLOADS.emptyTitle}
          action={<LinkButton to={href('myCourses')}>{DOWNLOADS.emptyAction}</LinkButton>}
        >
          {DOWNLOADS.emptyText}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <section className="grid gap-4">
          <SectionHead title={DOWNLOADS.listTitle} />
          <DownloadList rows={rows} />
          {owner && rows.length > 1 && <RemoveAll owner={owner} size={formatBytes(bytes)} />}
        </section>
      )}
      {owner && <PendingWork owner={owner} />}
      <DataSavingCard />
    </ProfileFrame>
  );
}
