import { z } from 'zod/mini';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

/** Which database holds the learner's work. localStorage survives when the browser evicts the database. */
const MARKER = 'luyen.has-work';
/** Describes lost work; stays until somebody has read it. */
const NOTE = 'luyen.work-lost';

const markerSchema = z.object({ id: z.string(), waiting: z.number() });
const lostSchema = z.object({
  /** Unsent pieces of work when last counted; null if they never were. */
  waiting: z.nullable(z.number()),
  /** When it was detected, device clock. */
  at: z.number(),
});
export type LostWork = z.infer<typeof lostSchema>;

/** Earlier versions stored only the id. */
function readMarker(): { id: string; waiting: number | null } | null {
  const known = readStoredJson(MARKER, markerSchema);
  if (known) return known;
  const text = deviceStorage.getItem(MARKER);
  return text === null ? null : { id: text, waiting: null };
}

/** Whether this device has ever held work. */
export const hasHeldWork = (): boolean => deviceStorage.getItem(MARKER) !== null;

/** Records where the work is and how much is unsent, in case the browser evicts it. */
export function markWork(databaseId: string, waiting: number): void {
  const text = JSON.stringify({ id: databaseId, waiting });
  if (deviceStorage.getItem(MARKER) !== text) deviceStorage.setItem(MARKER, text);
}

export const unreadLoss = (): LostWork | null => readStoredJson(NOTE, lostSchema);

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

/**
 * Detects that another database has replaced the one that held the work, which means that the browser evicted
 * it. The marker moves to the new one only once the loss has been recorded.
 * @returns losses that the learner has not read about yet, of this start or an earlier one
 */
export function noticeEviction(databaseId: string, now: number): LostWork | null {
  const marker = readMarker();
  const unread = unreadLoss();
  if (marker === null || marker.id === databaseId) return unread;
  const lost = { waiting: unread ? sum(unread.waiting, marker.waiting) : marker.waiting, at: now };
  deviceStorage.setItem(NOTE, JSON.stringify(lost));
  markWork(databaseId, 0);
  return lost;
}

/** The learner has read the explanation. */
export const dismissLoss = (): void => deviceStorage.removeItem(NOTE);
