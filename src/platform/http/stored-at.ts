/** When a cache of this device stored the response, milliseconds since 1970 by the device's clock. */
export const STORED_AT_HEADER = 'luyen-stored-at';

/** @returns null for a response that has just come from our server */
export const storedAtOf = (response: Response): number | null =>
  Number(response.headers.get(STORED_AT_HEADER)) || null;

const ages = new WeakMap<object, number>();

/** Remembers when the data of a response was stored; a query has only the data. */
export function noteStoredAt(data: unknown, storedAt: number | null): void {
  if (storedAt !== null && typeof data === 'object' && data !== null) ages.set(data, storedAt);
}

const isInfinite = (data: object): data is { pages: object[] } =>
  'pages' in data && Array.isArray(data.pages);

/** When the data of a query, or the oldest of its pages, was stored; null if it has just come from our server. */
export function dataStoredAt(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null;
  if (!isInfinite(data)) return ages.get(data) ?? null;
  const all = data.pages.flatMap((page) => ages.get(page) ?? []);
  return all.length > 0 ? Math.min(...all) : null;
}
