import type { z } from 'zod/mini';

/**
 * A value from localStorage, if it matches the schema. A missing value throws nothing internally: on a first
 * visit, building an error's stack makes the browser parse the whole script a second time.
 */
export function readStoredJson<T>(key: string, schema: z.ZodMiniType<T>): T | null {
  if (typeof localStorage === 'undefined') return null;
  const text = localStorage.getItem(key);
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
