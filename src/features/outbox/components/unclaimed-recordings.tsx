import { useCallback, useState } from 'react';
import { formatBytes, formatMoment } from '#rules/text/formats.ts';
import { UNCLAIMED } from '#src/messages/unclaimed.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { salvageRecording } from '#src/platform/outbox/recordings/recording-bytes.ts';
import { discardRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { listUnclaimed, listUnreadable } from '#src/platform/outbox/recordings/unclaimed.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

interface Listed {
  id: string;
  /** Media type; null if it is not known. */
  type: string | null;
  /** Where it was made, as far as that is known. */
  page?: string;
  text: string;
}

async function download({ id, type }: Listed): Promise<void> {
  const { bytes } = await salvageRecording(id);
  saveFile(new Blob([bytes], { type: type ?? '' }), `luyen-ghi-am-${id}.${type?.split('/').at(-1) ?? 'bin'}`);
}

async function listAll(owner: string): Promise<Listed[]> {
  const [rows, unreadable] = await Promise.all([listUnclaimed(owner), listUnreadable(owner)]);
  return [
    ...rows.map(({ startedAt, bytes, ...row }) => ({
      ...row,
      text: `${UNCLAIMED.made(formatMoment(startedAt))} · ${formatBytes(bytes)}`,
    })),
    ...unreadable.map((id) => ({ id, type: null, text: UNCLAIMED.unreadable })),
  ];
}

function Unclaimed({ row }: { row: Listed }) {
  const [removing, setRemoving] = useState(false);
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-b-0">
      <p className="tabular-nums">{row.text}</p>
      <div className="flex flex-wrap gap-2">
        {row.page !== undefined && <LinkButton to={row.page}>{UNCLAIMED.open}</LinkButton>}
        <Button variant="secondary" onClick={() => void download(row)}>
          {UNCLAIMED.download}
        </Button>
        <Button variant="quiet" onClick={() => setRemoving(true)}>
          {UNCLAIMED.discard}
        </Button>
      </div>
      {removing && (
        <ConfirmDialog
          danger
          title={UNCLAIMED.discardTitle}
          cancel={UNCLAIMED.keep}
          confirm={UNCLAIMED.discard}
          onClose={() => setRemoving(false)}
          onConfirm={() => void discardRecording(row.id)}
        >
          <p>{UNCLAIMED.discardText}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** Recordings separated from their answer by a crash: to resume where they were made, download or discard. */
export function UnclaimedRecordings({ owner }: { owner: string }) {
  const read = useCallback(() => listAll(owner), [owner]);
  const rows = useLive(read);
  if (!rows || rows.length === 0) return null;
  return (
    <Card>
      <h2 className="font-semibold">{`${UNCLAIMED.title} (${rows.length})`}</h2>
      <p className="text-sm text-muted">{UNCLAIMED.text}</p>
      <ul>
        {rows.map((row) => (
          <Unclaimed key={row.id} row={row} />
        ))}
      </ul>
    </Card>
  );
}
