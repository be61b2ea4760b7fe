import { Download } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { saveFile } from '#src/lib/save-file.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import { acknowledgeEviction } from '#src/offline/storage.ts';
import { useEviction } from '#src/outbox/eviction.ts';
import { exportQueue } from '#src/outbox/export-queue.ts';
import { countQueue, listQueue, sendNow } from '#src/outbox/queue.ts';
import { useLive } from '#src/outbox/use-live.ts';
import { openAuth } from '#src/session/auth-dialog.ts';
import { useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { ParkedActions } from '../components/parked-actions.tsx';
import { QueueRow } from '../components/queue-row.tsx';
import { UnclaimedRecordings } from '../components/unclaimed-recordings.tsx';

/** A row that waits longer than this deserves a word, milliseconds. */
const OLD_MS = 24 * 60 * 60_000;
/** Rows shown at once; a longer queue is told by its number. */
const SHOWN = 100;

async function download(owner: string): Promise<void> {
  const { file, incomplete } = await exportQueue(owner);
  saveFile(file, `luyen-cho-gui-${new Date().toISOString().slice(0, 10)}.json`);
  if (incomplete.length > 0) showToast('warning', OUTBOX.exportMissing(incomplete.join(', ')), LONG_TOAST_MS);
}

function acknowledge(): void {
  acknowledgeEviction();
  useEviction.setState({ evicted: false });
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function Component() {
  const owner = useSession((session) => session.learnerId);
  const evicted = useEviction(({ evicted: gone }) => gone);
  const now = useNow();
  const readRows = useCallback(async () => (owner ? listQueue(owner) : []), [owner]);
  const readCounts = useCallback(() => countQueue(owner), [owner]);
  const rows = useLive(readRows);
  const counts = useLive(readCounts);
  const waiting = rows?.filter((row) => row.state === 'queued') ?? [];
  const parked = rows?.filter((row) => row.state === 'parked') ?? [];
  const old = rows?.some((row) => now - row.savedAt > OLD_MS) ?? false;

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8">
      <title>{`${OUTBOX.title} – Luyện`}</title>
      <header className="grid gap-2">
        <h1 className="text-2xl font-semibold">{OUTBOX.title}</h1>
        <p className="text-muted">{OUTBOX.intro}</p>
        <LinkButton to="/tai-ve" variant="quiet" icon={Download} className="-ml-5 justify-self-start">
          {OUTBOX.downloads}
        </LinkButton>
      </header>
      {evicted && (
        <Notice tone="error" title={OUTBOX.evictedTitle}>
          <p className="mb-3">{OUTBOX.evictedText}</p>
          <Button variant="secondary" onClick={acknowledge}>
            {OUTBOX.evictedAction}
          </Button>
        </Notice>
      )}
      {counts?.signInNeeded && (
        <Notice tone="warning" title={OUTBOX.signInTitle}>
          <p className="mb-3">{OUTBOX.signInText}</p>
          <Button onClick={() => openAuth('login')}>{OUTBOX.signInAction}</Button>
        </Notice>
      )}
      {old && (
        <Notice tone="warning" title={OUTBOX.oldTitle}>
          {OUTBOX.oldText}
        </Notice>
      )}
      {counts && counts.others > 0 && <Notice tone="info">{OUTBOX.others(counts.others)}</Notice>}
      {owner && <UnclaimedRecordings owner={owner} />}
      {rows?.length === 0 && (
        <EmptyState illustration="done" title={OUTBOX.emptyTitle}>
          {OUTBOX.emptyText}
        </EmptyState>
      )}
      {owner && rows && rows.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void sendNow(owner)}>{OUTBOX.sendNow}</Button>
          <Button variant="quiet" onClick={() => void download(owner)}>
            {OUTBOX.exportAll}
          </Button>
        </div>
      )}
      {parked.length > 0 && (
        <Card>
          <h2 className="font-semibold">{`${OUTBOX.parkedTitle} (${parked.length})`}</h2>
          <p className="text-sm text-muted">{OUTBOX.parkedText}</p>
          <ul>
            {parked.slice(0, SHOWN).map((row) => (
              <QueueRow key={row.seq} row={row} now={now} actions={<ParkedActions seq={row.seq} />} />
            ))}
          </ul>
        </Card>
      )}
      {waiting.length > 0 && (
        <Card>
          <h2 className="font-semibold">{`${OUTBOX.waitingTitle} (${waiting.length})`}</h2>
          <ul>
            {waiting.slice(0, SHOWN).map((row) => (
              <QueueRow key={row.seq} row={row} now={now} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
