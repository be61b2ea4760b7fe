import { extname } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mediaFiles } from '../db/schema-content.ts';
import { sendBlob } from '../http/send-blob.ts';
import type { Platform } from '../platform.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

/** `/media/…`: the files of the content that is served, in whole or by range. */
export function serveMedia(app: FastifyInstance, { db, content, blobs }: Platform): void {
  const find = content.keep(async (path) => {
    const [row] = await db
      .select()
      .from(mediaFiles)
      .where(and(eq(mediaFiles.path, path), eq(mediaFiles.retired, false)));
    return row ?? null;
  });
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const path = request.params['*'];
    const row = path.includes('\0') ? null : await find(path);
    if (!row) return reply.callNotFound();
    return sendBlob(request, reply, blobs, {
      key: row.blob_key,
      size: row.size,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      cacheControl: 'public, max-age=3600',
    });
  });
}
