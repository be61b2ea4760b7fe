import { useEffect, useEffectEvent, useRef } from 'react';
import { db } from '../database/db.ts';

/** Which of these commands our server has acknowledged. */
export async function acknowledgedOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const receipts = await db.receipts.bulkGet([...ids]);
  return new Set(ids.filter((_, at) => receipts[at] !== undefined));
}

/**
 * Reports work that reaches the server while the screen is open.
 * @param waiting queued work, by command id
 * @param onArrival gets what has been acknowledged; what was refused, replaced or deleted has not arrived
 */
export function useArrivals<T>(waiting: ReadonlyMap<string, T>, onArrival: (arrived: T[]) => void): void {
  const tell = useEffectEvent(onArrival);
  const before = useRef(waiting);
  useEffect(() => {
    const gone = [...before.current].filter(([id]) => !waiting.has(id));
    before.current = waiting;
    if (gone.length === 0) return;
    const look = async (): Promise<void> => {
      const ids = await acknowledgedOf(gone.map(([id]) => id));
      const arrived = gone.filter(([id]) => ids.has(id)).map(([, what]) => what);
      if (arrived.length > 0) tell(arrived);
    };
    // If the database fails nothing is known; the screen reads again when it is reopened.
    look().catch(() => undefined);
  }, [waiting]);
}
