import { useCallback, useEffect, useState } from 'react';
import { OUTBOX } from '#src/messages/outbox.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { useOwner } from '#src/platform/outbox/owner/use-owner.ts';
import { listQueue, sendNow } from '#src/platform/outbox/queue/queue.ts';
import { saveQueueFile } from '#src/platform/outbox/queue/save-queue-file.ts';
import { readOutboxStatus } from '#src/platform/outbox/screen/outbox-status.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { ProfileFrame } from '#src/shared/profile/profile-frame.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { EmptyQueue } from '../components/empty-queue.tsx';
import { QueueLists } from '../components/queue-lists.tsx';
import { QueueNotices } from '../components/queue-notices.tsx';
import { RestoreFile } from '../components/restore-file.tsx';
import { SafeDrawing } from '../components/safe-drawing.tsx';
import { StorageNotice } from '../components/storage-notice.tsx';
import { UnclaimedRecordings } from '../components/unclaimed-recordings.tsx';

/** Age from which a waiting row gets a warning, milliseconds. */
const OLD_MS = 24 * 60 * 60_000;

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function Component() {
  const signedIn = useSession((session) => session.learnerId !== null);
  const owner = useOwner();
  const now = useNow();
  const readRows = useCallback(async () => (owner ? listQueue(owner) : []), [owner]);
  const read = useCallback(() => readOutboxStatus(owner ?? null), [owner]);
  const rows = useLive(readRows);
  const status = useLive(read);
  const isOverdue = rows?.some((row) => now - row.savedAt > OLD_MS) ?? false;

  const content = (
    <>
      <QueueNotices owner={owner ?? null} status={status} isOverdue={isOverdue} />
      {rows && <StorageNotice rows={rows} />}
      {owner && <UnclaimedRecordings owner={owner} />}
      {rows?.length === 0 && status && <EmptyQueue status={status} />}
      {owner && rows && rows.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void sendNow(owner)}>{OUTBOX.sendNow}</Button>
          <Button variant="quiet" onClick={() => void saveQueueFile(owner)}>
            {OUTBOX.exportAll}
          </Button>
        </div>
      )}
      {rows && <QueueLists rows={rows} now={now} />}
      {owner && <RestoreFile owner={owner} />}
    </>
  );
  if (signedIn) {
    return (
      <ProfileFrame title={OUTBOX.title} text={OUTBOX.intro} drawing={<SafeDrawing />}>
        {content}
      </ProfileFrame>
    );
  }
  return (
    <Page>
      <title>{pageTitle(OUTBOX.title)}</title>
      <PageHeader title={OUTBOX.title} text={OUTBOX.intro} drawing={<SafeDrawing />} />
      {content}
    </Page>
  );
}
