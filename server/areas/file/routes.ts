import { sniffAudio } from '#server/engines/audio/sniff-audio.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Handlers } from '../../http/handler.ts';
import { sendBlob } from '../../http/send-blob.ts';
import type { Platform } from '../../platform.ts';
import { takeChunk } from './take-chunk.ts';
import { findOwnRecording } from './upload-store.ts';

export const handlers = (platform: Platform): Handlers<'file'> => ({
  uploadToServer: (call) => takeChunk(platform, sniffAudio, call.taker, call.upload, call.bytes),
  getFile: async ({ params, taker, request, reply }) => {
    const row = await findOwnRecording(platform.db, taker.id, params.id);
    if (!row) throw new ApiFailure('NOT_FOUND');
    return sendBlob(request, reply, platform.blobs, {
      key: row.blob_key,
      size: row.length,
      type: row.type,
    });
  },
});
