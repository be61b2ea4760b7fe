import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BlobStore } from '../engines/blobs/blob-store.ts';

interface Range {
  start: number;
  end: number;
}

/**
 * The single range a request asks for: the whole blob for a missing or unsupported header, null for a range
 * outside it (RFC 9110, section 14).
 */
export function rangeOf(header: string | undefined, size: number): Range | 'whole' | null {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!parts) return 'whole';
  const [, first = '', last = ''] = parts;
  if (first === '' && last === '') return 'whole';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end && start < size ? { start, end } : null;
}

/**
 * Responds with a blob, or the requested part of it.
 * @param blob without `cacheControl` for calls of the API, whose kind decides
 */
export function sendBlob(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: Pick<BlobStore, 'stream'>,
  blob: { key: string; size: number; type: string; cacheControl?: string },
): FastifyReply {
  reply.headers({
    'accept-ranges': 'bytes',
    'content-type': blob.type,
    ...(blob.cacheControl !== undefined && { 'cache-control': blob.cacheControl }),
    etag: `"${blob.key}"`,
  });
  if (request.headers['if-none-match'] === `"${blob.key}"`) return reply.status(304).send();
  const range = rangeOf(request.headers.range, blob.size);
  if (range === null) {
    return reply.status(416).header('content-range', `bytes */${blob.size}`).send();
  }
  const { start, end } = range === 'whole' ? { start: 0, end: blob.size - 1 } : range;
  if (range !== 'whole') reply.status(206).header('content-range', `bytes ${start}-${end}/${blob.size}`);
  return reply.header('content-length', end - start + 1).send(blobs.stream(blob.key, { start, end }));
}
