import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SPOKEN_PATH } from '#contract/spoken-path.ts';
import type { Config } from '#server/config/config.ts';
import { spokenDirectory } from '#server/domain/speech/spoken-files.ts';
import { sendBlob } from '../../http/send-blob.ts';

const FILE = /^[0-9a-f]{32}\.m4a$/;

/**
 * `/media/speech/…`: sounds made by `text_to_speech`, in whole or by range. The sound at an address never
 * changes.
 */
export function serveSpoken(app: FastifyInstance, config: Pick<Config, 'DATA_DIR'>): void {
  const directory = spokenDirectory(config);
  const files = {
    stream: (name: string, range: { start: number; end: number }) =>
      createReadStream(join(directory, name), range),
  };
  app.get<{ Params: { file: string } }>(`${SPOKEN_PATH}:file`, async (request, reply) => {
    const { file } = request.params;
    if (!FILE.test(file)) return reply.callNotFound();
    const size = await stat(join(directory, file)).then(
      (found) => found.size,
      () => null,
    );
    if (size === null) return reply.callNotFound();
    return sendBlob(request, reply, files, {
      key: file,
      size,
      type: 'audio/mp4',
      cacheControl: 'private, max-age=31536000, immutable',
    });
  });
}
