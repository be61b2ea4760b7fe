/** The learner's choice for this device; `auto` follows the network and the device's own data saver. */
export const DATA_SAVING_CHOICES = ['auto', 'on', 'off'] as const;
export type DataSavingChoice = (typeof DATA_SAVING_CHOICES)[number];

/** What the browser reports of the connection; most of it is unknown outside Chromium. */
export interface ConnectionFacts {
  /** `cellular`, `wifi` and others. */
  type?: string | undefined;
  /** `slow-2g`, `2g`, `3g`, `4g`: its speed, whatever it is. */
  effectiveType?: string | undefined;
  /** The device's own data saver. */
  saveData?: boolean | undefined;
}

/** From this size on, bytes, a download over mobile data is confirmed first. */
const LARGE_BYTES = 5_000_000;

export interface DataPolicy {
  /** Whether to fetch what the learner has not opened. */
  prefetches: boolean;
  /** Size from which a download is confirmed first, bytes; null: never. */
  asksFrom: number | null;
}

/** How to use the network. Sending the learner's work is never part of it. */
export function dataPolicy(choice: DataSavingChoice, connection: ConnectionFacts): DataPolicy {
  if (choice === 'off') return { prefetches: true, asksFrom: null };
  if (choice === 'on' || connection.saveData === true) return { prefetches: false, asksFrom: 0 };
  if (connection.type === 'cellular') return { prefetches: false, asksFrom: LARGE_BYTES };
  const isSlow = connection.effectiveType === 'slow-2g' || connection.effectiveType === '2g';
  return { prefetches: !isSlow, asksFrom: null };
}
