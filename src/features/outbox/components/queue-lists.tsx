import { OUTBOX } from '#src/messages/outbox.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { heldAfter } from '#src/platform/outbox/sending/recordings-on-wifi.ts';
import { Card } from '#src/ui/card.tsx';
import { ParkedActions } from './parked-actions.tsx';
import { QueueRow } from './queue-row.tsx';

/** Maximum rows shown; a longer queue adds its count. */
const MAX_ROWS = 100;

/** Parked commands, then waiting ones. */
export function QueueLists({ rows, now }: { rows: CommandRow[]; now: number }) {
  const held = useLive(heldAfter) ?? null;
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const waiting = rows.filter((row) => row.state === 'queued');
  const parked = rows.filter((row) => row.state === 'parked');
  return (
    <>
      {parked.length > 0 && (
        <Card>
          <h2 className="font-semibold">{`${OUTBOX.parkedTitle} (${parked.length})`}</h2>
          <p className="text-sm text-muted">{OUTBOX.parkedText}</p>
          <ul>
            {parked.slice(0, MAX_ROWS).map((row) => (
              <QueueRow
                key={row.seq}
                row={row}
                states={states}
                now={now}
                held={held}
                actions={<ParkedActions seq={row.seq} />}
              />
            ))}
          </ul>
        </Card>
      )}
      {waiting.length > 0 && (
        <Card>
          <h2 className="font-semibold">{`${OUTBOX.waitingTitle} (${waiting.length})`}</h2>
          <ul>
            {waiting.slice(0, MAX_ROWS).map((row) => (
              <QueueRow key={row.seq} row={row} states={states} now={now} held={held} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
