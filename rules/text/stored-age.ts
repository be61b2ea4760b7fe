import { formatMoment } from './formats.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How old something is, in words: by the clock from a day on. Both milliseconds since 1970. */
export function storedAge(at: number, now: number): string {
  const ms = Math.max(0, now - at);
  if (ms < MINUTE_MS) return 'vừa xong';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} phút trước`;
  if (ms < 24 * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} giờ trước`;
  return `lúc ${formatMoment(at)}`;
}

/** What is known of data that a screen shows. */
export interface ShownData {
  /** When it was fetched, milliseconds since 1970. */
  updatedAt: number;
  isStale: boolean;
  /** The last request for it failed. */
  hasFailed: boolean;
  /** A request for it has been under way for some seconds. */
  isSlow: boolean;
}

/**
 * When the oldest data on a screen that could not be refreshed was fetched; null if all of it is fresh, or is just
 * being refreshed.
 */
export function oldestUnrefreshed(shown: readonly ShownData[], isOnline: boolean): number | null {
  const old = shown.filter(({ isStale, hasFailed, isSlow }) => isStale && (!isOnline || hasFailed || isSlow));
  return old.length > 0 ? Math.min(...old.map(({ updatedAt }) => updatedAt)) : null;
}
