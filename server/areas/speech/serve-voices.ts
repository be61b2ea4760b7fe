import type { FastifyInstance } from 'fastify';
import { VOICES_PATH, type VoiceStore } from '#server/domain/voices/voices.ts';
import { sendBlob } from '../../http/send-blob.ts';

const FILE = /^(?<key>[0-9a-f]{32})\.m4a$/;

/**
 * `/media/voices/…`: lines of the speaking room, whole or by range; the first request for a line has it made. Said by
 * the best engine, a line never changes; while another one stands in, it is asked for again.
 */
export function serveVoices(app: FastifyInstance, voices: VoiceStore): void {
  app.get<{ Params: { file: string } }>(`${VOICES_PATH}:file`, async (request, reply) => {
    const key = FILE.exec(request.params.file)?.groups?.key;
    const sound = key === undefined ? null : await voices.sound(key);
    if (sound === null) return reply.callNotFound();
    return sendBlob(request, reply, voices, {
      key: sound.key,
      size: sound.bytes,
      type: 'audio/mp4',
      cacheControl: sound.isBest ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  });
}
