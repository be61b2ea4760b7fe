/** Left in localStorage once there is work on this device; with no database behind it, the work was evicted. */
const MARKER = 'luyen.has-work';

/** Bytes. Null where the browser does not say. */
export interface StorageRoom {
  used: number;
  free: number;
}

/**
 * Called when the learner's first work is stored: leaves the marker and asks the browser not to evict it.
 * @returns whether the browser promised
 */
export async function protectWork(): Promise<boolean> {
  localStorage.setItem(MARKER, '1');
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (await storage?.persisted?.()) return true;
  return (await storage?.persist?.()) ?? false;
}

/** How much room the device gives, before a recording for instance. */
export async function storageRoom(): Promise<StorageRoom | null> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  const estimate = await storage?.estimate?.();
  if (estimate?.quota === undefined || estimate.usage === undefined) return null;
  return { used: estimate.usage, free: Math.max(0, estimate.quota - estimate.usage) };
}

/**
 * Whether the browser threw away the work that this device had. To be asked before the database is opened, since
 * opening makes it anew.
 */
export async function wasEvicted(databaseName: string): Promise<boolean> {
  if (localStorage.getItem(MARKER) === null || !('databases' in indexedDB)) return false;
  const databases = await indexedDB.databases();
  return !databases.some(({ name }) => name === databaseName);
}

/** The learner has read the explanation. */
export function acknowledgeEviction(): void {
  localStorage.removeItem(MARKER);
}
