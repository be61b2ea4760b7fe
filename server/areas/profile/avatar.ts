import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AVATAR_MAX_PIXELS, AVATAR_MIN_SIDE, AVATAR_SIDE } from '#contract/avatar.ts';
import { AVATAR_PATH } from '#contract/avatar-path.ts';
import type { ErrorCode } from '#contract/protocol/error-codes.ts';
import { lockBlob } from '#server/db/lock-blob.ts';
import { learners, recordingsToErase } from '#server/db/schema-account.ts';
import { eraseRecordings } from '#server/domain/recording/erase-recordings.ts';
import { PartFile, uploadsOf } from '#server/domain/recording/part-file.ts';
import { boundedWork, QueueFull } from '#server/engines/bounded-work.ts';
import { type ImageFault, UnusableImage } from '#server/engines/image/image-head.ts';
import { squarePicture } from '#server/engines/image/square-picture.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';

const CODES: Record<ImageFault, ErrorCode> = {
  'not-image': 'AVATAR_NOT_IMAGE',
  broken: 'AVATAR_BROKEN',
  animated: 'AVATAR_ANIMATED',
  'too-many-pixels': 'AVATAR_TOO_MANY_PIXELS',
  'too-small': 'AVATAR_TOO_SMALL',
};
/** Each waiting upload holds up to 5 MB in memory. */
const WAITING_MAX = 15;
const BUSY = 'Có nhiều bạn đang đổi ảnh cùng lúc. Bạn đợi một lát rồi thử lại nhé.';
const BUSY_SECONDS = 10;

/** One at a time, so that no two large decoded pictures are in memory. */
const draw = boundedWork(1, WAITING_MAX);

/** Converts a picture to the stored format. Throws an `ApiFailure` that says what is wrong with it. */
async function redraw(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw new ApiFailure('AVATAR_EMPTY');
  const limits = { side: AVATAR_SIDE, minSide: AVATAR_MIN_SIDE, maxPixels: AVATAR_MAX_PIXELS };
  try {
    return await draw(() => squarePicture(bytes, limits));
  } catch (error) {
    if (error instanceof UnusableImage) throw new ApiFailure(CODES[error.fault]);
    if (error instanceof QueueFull) throw new ApiFailure('TOO_MANY_REQUESTS', BUSY, BUSY_SECONDS);
    throw error;
  }
}

/** Replaces the learner's picture, or removes it. The old one's address is void with the commit. */
async function replace(platform: Platform, learnerId: string, picture: PartFile | null, sha256: string) {
  const { db, blobs, log } = platform;
  await db.transaction(async (tx) => {
    const [before] = await tx
      .select({ blob: learners.avatar_blob })
      .from(learners)
      .where(eq(learners.id, learnerId))
      .for('update');
    if (!before) throw new ApiFailure('NOT_SIGNED_IN');
    if (picture) await lockBlob(tx, sha256);
    const after = picture && {
      avatar_url: `${AVATAR_PATH}${randomBytes(16).toString('base64url')}.webp`,
      avatar_blob: await blobs.keep(picture.path, sha256),
      avatar_bytes: await picture.size(),
    };
    await tx
      .update(learners)
      .set(after ?? { avatar_url: null, avatar_blob: null, avatar_bytes: null })
      .where(eq(learners.id, learnerId));
    if (before.blob !== null) {
      await tx.insert(recordingsToErase).values({ id: randomUUID(), blob_key: before.blob });
    }
  });
  // Its address is void whatever happens here; remaining files are retried regularly.
  await eraseRecordings(platform).catch((error: unknown) =>
    log.error({ err: error }, 'files of pictures wait to be erased'),
  );
}

/** Re-encodes and stores the learner's picture. Throws the `AVATAR_…` failures of the contract. */
export async function setAvatar(platform: Platform, learnerId: string, bytes: Buffer): Promise<void> {
  await platform.disk.letLargeIn(bytes.length);
  const picture = await redraw(bytes);
  const file = new PartFile(uploadsOf(platform.config), randomUUID());
  try {
    await file.write(0, picture);
    await replace(platform, learnerId, file, createHash('sha256').update(picture).digest('hex'));
  } finally {
    await file.remove();
  }
}

/** Back to the default picture. */
export const removeAvatar = (platform: Platform, learnerId: string): Promise<void> =>
  replace(platform, learnerId, null, '');
