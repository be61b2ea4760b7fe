import type { DownloadMedia } from '#contract/download.ts';
import { fetchFile } from '#src/platform/http/fetch-file.ts';
import { db, type PartRow } from './db.ts';
import { DownloadError } from './download-error.ts';
import { cacheMedia, isMediaCached, playedMedia } from './media-cache.ts';

/** Maximum size of one request, bytes: this much is lost when the network goes or the page closes. */
export const PART_BYTES = 262_144;

export interface FetchPorts {
  signal: AbortSignal;
  /** Called with the bytes stored on the device by now, including those found there. */
  onBytes: (bytes: number) => Promise<void>;
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Stored parts in order, without a gap. */
async function storedParts(sha256: string): Promise<PartRow[]> {
  const parts = await db.parts.where('sha256').equals(sha256).sortBy('start');
  let next = 0;
  return parts.filter(({ start, bytes }) => {
    if (start !== next) return false;
    next += bytes.byteLength;
    return true;
  });
}

const lengthOf = (parts: readonly PartRow[]): number =>
  parts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);

const forgetParts = (sha256: string): Promise<number> => db.parts.where('sha256').equals(sha256).delete();

/** Fetches one part from the server itself: the service worker would fetch and store the whole file. */
async function fetchPart(file: DownloadMedia, start: number, signal: AbortSignal): Promise<PartRow> {
  const end = Math.min(start + PART_BYTES, file.bytes) - 1;
  let response: Response;
  let bytes: ArrayBuffer;
  try {
    response = await fetchFile(file.path, {
      cache: 'no-store',
      headers: { range: `bytes=${start}-${end}` },
      signal,
    });
    bytes = await response.arrayBuffer();
  } catch (error) {
    signal.throwIfAborted();
    throw new DownloadError('network', `${file.path}: ${String(error)}`);
  }
  const type = response.headers.get('content-type') ?? '';
  const isPart = response.status === 206 && bytes.byteLength === end - start + 1;
  const isWhole = response.status === 200 && start === 0 && bytes.byteLength === file.bytes;
  if (!isPart && !isWhole) throw new DownloadError('server', `${file.path}: ${response.status}`);
  return { sha256: file.sha256, start, bytes, type };
}

const isRight = async (bytes: ArrayBuffer, { sha256 }: DownloadMedia): Promise<boolean> =>
  hex(await crypto.subtle.digest('SHA-256', bytes)) === sha256;

/** Takes over a file that was played before. @returns whether it is the right file */
async function adoptPlayed(file: DownloadMedia): Promise<boolean> {
  const played = await playedMedia(file);
  if (!played) return false;
  const type = played.headers.get('content-type') ?? '';
  const bytes = await played.arrayBuffer();
  if (!(await isRight(bytes, file))) return false;
  await cacheMedia(file, type, bytes);
  return true;
}

/**
 * Fetches a file to the device, after the last stored part, and checks its hash before storing it.
 * @throws `DownloadError`, or what the device's storage throws
 */
export async function fetchMedia(file: DownloadMedia, { signal, onBytes }: FetchPorts): Promise<void> {
  if ((await isMediaCached(file)) || (await adoptPlayed(file))) {
    await onBytes(file.bytes);
    return;
  }
  const parts = await storedParts(file.sha256);
  if (parts.length > 0) await onBytes(lengthOf(parts));
  while (lengthOf(parts) < file.bytes) {
    signal.throwIfAborted();
    const part = await fetchPart(file, lengthOf(parts), signal);
    await db.parts.put(part);
    parts.push(part);
    await onBytes(part.bytes.byteLength);
  }
  const bytes = await new Blob(parts.map((part) => part.bytes)).arrayBuffer();
  if (!(await isRight(bytes, file))) {
    await forgetParts(file.sha256);
    throw new DownloadError('server', `${file.path}: other bytes than expected`);
  }
  await cacheMedia(file, parts[0]?.type ?? 'application/octet-stream', bytes);
  await forgetParts(file.sha256);
}
