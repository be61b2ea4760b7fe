import { extname } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mediaFiles } from '../db/schema-content.ts';
import type { BlobStore } from '../engines/blobs/blob-store.ts';
import { sendBlob } from '../http/send-blob.ts';
import type { ContentCache } from './content-cache.ts';

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

interface Stores {
  content: ContentCache;
  blobs: BlobStore;
}

/** `/media/…`: the media files of the served content, whole or by range. */
export function serveMedia(app: FastifyInstance, { content, blobs }: Stores): void {
  const files = content.keep(async () => {
    const rows = await content.db
      .select({ path: mediaFiles.path, key: mediaFiles.blob_key, size: mediaFiles.size })
      .from(mediaFiles)
      .where(eq(mediaFiles.retired, false));
    return new Map(rows.map(({ path, key, size }) => [path, { key, size }]));
  });
  content.warm(() => files('all'));
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const path = request.params['*'];
    const file = (await files('all')).get(path);
    if (!file) return reply.callNotFound();
    return sendBlob(request, reply, blobs, {
      ...file,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      cacheControl: 'public, max-age=3600',
    });
  });
}
