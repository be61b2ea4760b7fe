import { z } from 'zod/mini';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

/** Which database holds the learner's work. localStorage outlives it where the browser makes room for others. */
const MARKER = 'luyen.has-work';
/** What is to be told of work that is gone; stays until somebody has read it. */
const NOTE = 'luyen.work-lost';

const markerSchema = z.object({ id: z.string(), waiting: z.number() });
const lostSchema = z.object({
  /** Pieces that had not been sent as far as this device last noted; null where it noted nothing. */
  waiting: z.nullable(z.number()),
  /** When it was noticed, device clock. */
  at: z.number(),
});
export type LostWork = z.infer<typeof lostSchema>;

/** Versions before this one stored the id alone. */
function readMarker(): { id: string; waiting: number | null } | null {
  const known = readStoredJson(MARKER, markerSchema);
  if (known) return known;
  const text = localStorage.getItem(MARKER);
  return text === null ? null : { id: text, waiting: null };
}

/** Whether this device has ever held work. */
export const hasHeldWork = (): boolean => localStorage.getItem(MARKER) !== null;

/** Notes where the work is and how much of it waits, in case the browser throws it away. */
export function markWork(databaseId: string, waiting: number): void {
  const text = JSON.stringify({ id: databaseId, waiting });
  if (localStorage.getItem(MARKER) !== text) localStorage.setItem(MARKER, text);
}

export const unreadLoss = (): LostWork | null => readStoredJson(NOTE, lostSchema);

const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);

/**
 * Notices that another database stands where the work was, which means that the browser threw that away. The marker
 * goes over to the new one only once the note of the loss is there.
 * @returns what the learner has not read of yet, of this start or of one before
 */
export function noticeEviction(databaseId: string, now: number): LostWork | null {
  const marker = readMarker();
  const unread = unreadLoss();
  if (marker === null || marker.id === databaseId) return unread;
  const lost = { waiting: unread ? sum(unread.waiting, marker.waiting) : marker.waiting, at: now };
  localStorage.setItem(NOTE, JSON.stringify(lost));
  markWork(databaseId, 0);
  return lost;
}

/** The learner has read the explanation. */
export const dismissLoss = (): void => localStorage.removeItem(NOTE);
