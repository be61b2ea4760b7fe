import { QUERIES_MAX_AGE } from '#src/platform/offline/queries-owner.ts';
import type { DownloadRow } from '#src/shared/download/db.ts';

/**
 * Until when a download can be used offline, milliseconds since 1970: until its oldest query expires, at most
 * until the course's last day. Null for an incomplete download.
 */
export function usableUntil({ manifest, savedAt, reads }: DownloadRow): number | null {
  if (savedAt === null) return null;
  const oldest = Math.min(savedAt, ...Object.values(reads).map(({ at }) => at));
  const last = manifest?.study_end_date ?? null;
  const end = last === null ? Number.POSITIVE_INFINITY : Date.parse(`${last}T23:59:59+07:00`);
  return Math.min(oldest + QUERIES_MAX_AGE, end);
}
