import { useCallback } from 'react';
import { href } from '#contract/href.ts';
import { formatBytes } from '#rules/text/formats.ts';
import { DOWNLOADS } from '#src/messages/download.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

/** Items shown; the others are only counted. */
const MAX_SHOWN = 5;

/** Unsent work: it uses storage, too, and cannot be deleted here because it exists nowhere else. */
export function PendingWork({ owner }: { owner: string }) {
  const read = useCallback(() => listQueue(owner), [owner]);
  const rows = useLive(read) ?? [];
  if (rows.length === 0) return null;
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="font-semibold">{DOWNLOADS.pendingTitle(rows.length)}</h2>
      <p className="text-sm text-muted">{DOWNLOADS.pendingText(formatBytes(bytes))}</p>
      <ul className="grid gap-1 text-sm">
        {rows.slice(0, MAX_SHOWN).map(({ seq, label, size }) => (
          <li key={seq} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">{label}</span>
            <span className="shrink-0 tabular-nums text-muted">{formatBytes(size)}</span>
          </li>
        ))}
        {rows.length > MAX_SHOWN && (
          <li className="text-muted">{DOWNLOADS.pendingMore(rows.length - MAX_SHOWN)}</li>
        )}
      </ul>
      <LinkButton to={href('outbox')} variant="secondary" className="justify-self-start">
        {DOWNLOADS.openQueue}
      </LinkButton>
    </Card>
  );
}
