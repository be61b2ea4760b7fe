/** Bytes. Null if the browser does not report them. */
export interface StorageSpace {
  used: number;
  free: number;
}

/** Asks the browser not to evict this site's storage. @returns whether it agreed */
export async function requestPersistence(): Promise<boolean> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (await storage?.persisted?.()) return true;
  return (await storage?.persist?.()) ?? false;
}

/** Whether the browser has agreed; undefined if it does not say. */
export async function isPersisted(): Promise<boolean | undefined> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  return storage?.persisted?.();
}

/** How much space the device has, for example before a recording. */
export async function storageSpace(): Promise<StorageSpace | null> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  const estimate = await storage?.estimate?.();
  if (estimate?.quota === undefined || estimate.usage === undefined) return null;
  return { used: estimate.usage, free: Math.max(0, estimate.quota - estimate.usage) };
}
