import { z } from 'zod/mini';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

const KEY = 'luyen.reminders-declined';

const declinedSchema = z.array(z.string());

/** Whether this learner does not want to be offered reminders on this device any more. */
export const hasDeclined = (owner: string): boolean =>
  (readStoredJson(KEY, declinedSchema) ?? []).includes(owner);

/** Remembers it; the page about reminders stays where it is. */
export function declineReminders(owner: string): void {
  const others = (readStoredJson(KEY, declinedSchema) ?? []).filter((id) => id !== owner);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, owner]));
  } catch {
    // Storage is full: they are offered again.
  }
}
