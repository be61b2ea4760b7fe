import type { z } from 'zod/mini';
import { deviceStorage } from './device-storage.ts';

/**
 * A value from the device's storage, if it matches the schema. A missing value throws nothing internally: on a first
 * visit, building an error's stack makes the browser parse the whole script a second time.
 */
export function readStoredJson<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  const text = deviceStorage.getItem(key);
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
