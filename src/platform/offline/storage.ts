/** Bytes. Null where the browser does not say. */
export interface StorageRoom {
  used: number;
  free: number;
}

/** Asks the browser not to evict what this site stores. @returns whether it promised */
export async function requestPersistence(): Promise<boolean> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (await storage?.persisted?.()) return true;
  return (await storage?.persist?.()) ?? false;
}

/** Whether the browser has promised; undefined where it does not say. */
export async function isPersisted(): Promise<boolean | undefined> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  return storage?.persisted?.();
}

/** How much room the device gives, before a recording for instance. */
export async function storageRoom(): Promise<StorageRoom | null> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  const estimate = await storage?.estimate?.();
  if (estimate?.quota === undefined || estimate.usage === undefined) return null;
  return { used: estimate.usage, free: Math.max(0, estimate.quota - estimate.usage) };
}
