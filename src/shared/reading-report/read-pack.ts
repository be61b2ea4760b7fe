import type { DownloadMedia } from '#contract/download.ts';
import { type PackContents, unpackFiles } from '#speech/pack/container.ts';
import { DOWNLOADS_CACHE } from '#src/platform/caches/saved-texts-cache.ts';
import { ModelError } from './model-error.ts';

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function unpacked(packed: ArrayBuffer): Promise<PackContents> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return unpackFiles(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/**
 * The files of a downloaded model, after verifying its bytes.
 * @param engine that can use them
 * @throws ModelError
 */
export async function readPack(
  { path, sha256 }: DownloadMedia,
  engine: PackContents['engine'],
): Promise<PackContents['files']> {
  const cached = await (await caches.open(DOWNLOADS_CACHE)).match(path, { ignoreVary: true });
  if (!cached) throw new ModelError('noModel', `${path} is not in the cache`);
  const packed = await cached.arrayBuffer();
  if (hex(await crypto.subtle.digest('SHA-256', packed)) !== sha256)
    throw new ModelError('brokenModel', `${path} has other bytes than were downloaded`);
  const pack = await unpacked(packed).catch((error: unknown) => {
    throw new ModelError('brokenModel', String(error));
  });
  // A model of a newer or older app may lack what this one needs, and would answer differently.
  if (pack.engine.name !== engine.name || pack.engine.version !== engine.version)
    throw new ModelError(
      'otherVersion',
      `${pack.engine.name} ${pack.engine.version} is not ${engine.version}`,
    );
  return pack.files;
}
