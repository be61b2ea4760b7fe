/** Left in localStorage once there is work on this device: the id of the database that holds it. */
const MARKER = 'luyen.has-work';

/** Bytes. Null where the browser does not say. */
export interface StorageRoom {
  used: number;
  free: number;
}

/** Asks the browser not to evict what this site stores. @returns whether it promised */
export async function askToPersist(): Promise<boolean> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (await storage?.persisted?.()) return true;
  return (await storage?.persist?.()) ?? false;
}

/** Whether the browser has promised; undefined where it does not say. */
export async function isPersisted(): Promise<boolean | undefined> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  return storage?.persisted?.();
}

/**
 * Called when the learner's first work is stored: leaves the marker and asks the browser not to evict it.
 * @param databaseId made with the database, and gone with it
 * @returns whether the browser promised
 */
export async function protectWork(databaseId: string): Promise<boolean> {
  localStorage.setItem(MARKER, databaseId);
  return askToPersist();
}

/** How much room the device gives, before a recording for instance. */
export async function storageRoom(): Promise<StorageRoom | null> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  const estimate = await storage?.estimate?.();
  if (estimate?.quota === undefined || estimate.usage === undefined) return null;
  return { used: estimate.usage, free: Math.max(0, estimate.quota - estimate.usage) };
}

/** Whether the browser threw away the work that this device had: another database stands where it was. */
export function wasEvicted(databaseId: string): boolean {
  const marked = localStorage.getItem(MARKER);
  return marked !== null && marked !== databaseId;
}

/** The learner has read the explanation. */
export function acknowledgeEviction(): void {
  localStorage.removeItem(MARKER);
}
