import { OUTBOX } from '#src/messages/outbox.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { isStorageFull } from '#src/platform/outbox/sending/verdict.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Says why commands wait when the server has no space for them; renders nothing otherwise. */
export function StorageNotice({ rows }: { rows: readonly CommandRow[] }) {
  const row = rows.find(({ state, lastCode }) => state === 'queued' && isStorageFull(lastCode));
  if (!row) return null;
  const title = row.lastCode === 'STORAGE_QUOTA' ? OUTBOX.quotaTitle : OUTBOX.fullTitle;
  return (
    <Notice tone="warning" title={title}>
      {row.lastMessage}
    </Notice>
  );
}
