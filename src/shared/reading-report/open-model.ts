import type { DownloadMedia } from '#contract/download.ts';
import { unpackFiles } from '#speech/pack/container.ts';
import { openKnowledge } from '#speech/pack/knowledge.ts';
import type { SpeechKnowledge } from '#speech/pronunciation.ts';
import { ENGINE } from '#speech/pronunciation-result.ts';
import { DOWNLOADS_CACHE } from '#src/platform/caches/saved-texts-cache.ts';
import type { ScoreFailure } from './score-messages.ts';

/** The model cannot be used; `reason` says why. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: ScoreFailure;
  constructor(reason: ScoreFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function unpacked(packed: ArrayBuffer) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return unpackFiles(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/**
 * Opens a downloaded model, after verifying its bytes.
 * @throws ModelError
 */
export async function openModel({ path, sha256 }: DownloadMedia): Promise<SpeechKnowledge> {
  const cached = await (await caches.open(DOWNLOADS_CACHE)).match(path, { ignoreVary: true });
  if (!cached) throw new ModelError('noModel', `${path} is not in the cache`);
  const packed = await cached.arrayBuffer();
  if (hex(await crypto.subtle.digest('SHA-256', packed)) !== sha256)
    throw new ModelError('brokenModel', `${path} has other bytes than were downloaded`);
  const { engine, files } = await unpacked(packed).catch((error: unknown) => {
    throw new ModelError('brokenModel', String(error));
  });
  // A model of a newer or older app may lack what this one needs, and would score differently.
  if (engine.name !== ENGINE.name || engine.version !== ENGINE.version)
    throw new ModelError('otherVersion', `${engine.name} ${engine.version} is not ${ENGINE.version}`);
  try {
    return openKnowledge(files);
  } catch (error) {
    throw new ModelError('brokenModel', String(error));
  }
}
