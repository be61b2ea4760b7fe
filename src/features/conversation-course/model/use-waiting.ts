import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import type { ReadRow } from '#src/platform/outbox/queue/read-row.ts';
import type { QueuedCommand } from '#src/platform/outbox/queue/slots.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';

/**
 * An owner's commands that wait. One that has left the queue is shown until what the server says has been read anew:
 * otherwise the screen would fall back for a moment to how it was before.
 * @param commands keep them stable
 * @param readAnew gets the commands that have left, of which some may have been deleted
 * @returns undefined until the queue was read
 */
export function useWaiting<C extends QueuedCommand>(
  commands: readonly C[],
  owner: string,
  readAnew: (gone: ReadRow<C>[]) => Promise<unknown>,
): ReadRow<C>[] | undefined {
  const read = useCallback(() => pending(commands, { owner }), [commands, owner]);
  const queued = useLive(read);
  const [settling, setSettling] = useState<{ before: ReadRow<C>[]; gone: ReadRow<C>[] }>({
    before: [],
    gone: [],
  });
  const renew = useEffectEvent(readAnew);
  useEffect(() => {
    if (queued === undefined) return;
    const ids = new Set(queued.map(({ id }) => id));
    setSettling(({ before, gone }) => ({
      before: queued,
      gone: [...gone, ...before.filter(({ id, state }) => state === 'queued' && !ids.has(id))],
    }));
  }, [queued]);
  const { gone, before } = settling;
  useEffect(() => {
    if (gone.length === 0) return;
    const settle = (): void =>
      setSettling((now) => ({ ...now, gone: now.gone.filter((row) => !gone.includes(row)) }));
    renew(gone).then(settle, settle);
  }, [gone]);
  if (queued === undefined) return undefined;
  // The effect above has not seen what just left.
  const ids = new Set(queued.map(({ id }) => id));
  const left = [...gone, ...(before === queued ? [] : before)].filter(({ id }) => !ids.has(id));
  return [...left, ...queued].toSorted((one, other) => one.seq - other.seq);
}
