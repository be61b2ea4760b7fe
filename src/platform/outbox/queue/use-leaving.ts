import { useState } from 'react';

interface Seen<T> {
  waiting: ReadonlyMap<string, T>;
  answeredAt: number;
  leaving: ReadonlyMap<string, T>;
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * Work that has left the queue since the server's last answer: that answer does not tell of it yet. It counts on until a
 * newer one does, so that nothing that was done seems undone for a moment.
 * @param waiting queued work, by command id; the same map until it changes
 * @param answeredAt when the answer came, device clock
 */
export function useLeaving<T>(waiting: ReadonlyMap<string, T>, answeredAt: number): ReadonlyMap<string, T> {
  const [seen, setSeen] = useState<Seen<T>>({ waiting, answeredAt, leaving: NONE });
  if (seen.waiting === waiting && seen.answeredAt === answeredAt) return seen.leaving;
  const gone = [...seen.waiting].filter(([id]) => !waiting.has(id));
  const leaving: ReadonlyMap<string, T> =
    seen.answeredAt === answeredAt ? new Map([...seen.leaving, ...gone]) : NONE;
  // Rendered again at once, before anything is shown.
  setSeen({ waiting, answeredAt, leaving });
  return leaving;
}
