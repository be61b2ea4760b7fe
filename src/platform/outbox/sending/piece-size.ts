import { UPLOAD_PIECE_MAX_BYTES } from '#contract/file.ts';

/** Of an upload's first piece, bytes: a bad 2G connection needs half a minute for it. */
export const FIRST_PIECE_BYTES = 64 * 1024;
const MIN_BYTES = 16 * 1024;
/** How long a piece should take, milliseconds: this much work is lost when the network goes. */
const TARGET_MS = 8_000;
/** One quick piece proves little. */
const MAX_GROWTH = 4;

/**
 * Size of the next piece of an upload, bytes, so that what a slow network gets through is acknowledged every few
 * seconds, and a quick one is not asked for every kilobyte.
 * @param bytes size of the last piece
 * @param tookMs until it was acknowledged
 */
export function nextPieceBytes(bytes: number, tookMs: number): number {
  const inTime = (bytes / Math.max(1, tookMs)) * TARGET_MS;
  const wanted = Math.min(inTime, bytes * MAX_GROWTH, UPLOAD_PIECE_MAX_BYTES);
  return Math.max(MIN_BYTES, Math.round(wanted));
}
