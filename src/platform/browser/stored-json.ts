import type { z } from 'zod/mini';

/**
 * What localStorage holds under a key, if it has the form. Nothing is thrown where there is nothing: at the start of a
 * first visit an error's stack costs the browser a second reading of the whole script.
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
