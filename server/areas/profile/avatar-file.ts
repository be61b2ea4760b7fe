import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AVATAR_PATH } from '#contract/avatar-path.ts';
import { learners } from '#server/db/schema-account.ts';
import { sendBlob } from '#server/http/send-blob.ts';
import type { Platform } from '#server/platform.ts';

const FILE = /^[\w-]{22}\.webp$/;

/**
 * `/media/avatars/…`: learners' pictures. The address is the secret: 128 random bits, new for each picture.
 * Shared caches must not keep it, nor a browser show it without asking: they would still have it after a deletion.
 */
export function serveAvatars(app: FastifyInstance, { db, blobs }: Platform): void {
  app.get<{ Params: { file: string } }>(`${AVATAR_PATH}:file`, async (request, reply) => {
    const { file } = request.params;
    if (!FILE.test(file)) return reply.callNotFound();
    const [row] = await db
      .select({ key: learners.avatar_blob, size: learners.avatar_bytes })
      .from(learners)
      .where(eq(learners.avatar_url, `${AVATAR_PATH}${file}`));
    if (!row || row.key === null || row.size === null) return reply.callNotFound();
    return sendBlob(request, reply, blobs, {
      key: row.key,
      size: row.size,
      type: 'image/webp',
      cacheControl: 'private, no-cache',
    });
  });
}
