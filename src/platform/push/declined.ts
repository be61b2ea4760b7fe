import { z } from 'zod/mini';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';
import { readStoredJson } from '#src/platform/browser/stored-json.ts';

const KEY = 'luyen.reminders-declined';

const declinedSchema = z.array(z.string());

/** Whether this learner does not want to be offered reminders on this device any more. */
export const hasDeclined = (owner: string): boolean =>
  (readStoredJson(KEY, declinedSchema) ?? []).includes(owner);

/** Remembers it; the page about reminders stays where it is. */
export function declineReminders(owner: string): void {
  const others = (readStoredJson(KEY, declinedSchema) ?? []).filter((id) => id !== owner);
  deviceStorage.setItem(KEY, JSON.stringify([...others, owner]));
}
