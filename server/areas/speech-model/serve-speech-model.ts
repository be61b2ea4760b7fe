import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ModelPackSource } from '#server/engines/speech/model-pack.ts';
import { sendBlob } from '#server/http/send-blob.ts';

/** `/media/speech-model/…`: the models with which devices score pronunciation and recognise speech, in whole or by range. */
export function serveSpeechModel(app: FastifyInstance, packs: readonly ModelPackSource[]): void {
  app.get<{ Params: { file: string } }>('/media/speech-model/:file', async (request, reply) => {
    const { file } = request.params;
    const { model, bytes } = (await packs.find((pack) => pack.isNameOf(file))?.open()) ?? {};
    if (!bytes || model?.file.path !== `/media/speech-model/${file}`) return reply.callNotFound();
    const pack = {
      stream: (_: string, { start, end }: { start: number; end: number }) =>
        Readable.from([bytes.subarray(start, end + 1)], { objectMode: false }),
    };
    return sendBlob(request, reply, pack, {
      key: model.file.sha256,
      size: model.file.bytes,
      // Compressed already: no browser may decompress it on the way.
      type: 'application/octet-stream',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });
}
