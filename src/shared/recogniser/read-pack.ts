import type { DownloadMedia } from '#contract/download.ts';
import { type PackContents, unpackFiles } from '#speech/pack/container.ts';
import { DOWNLOADS_CACHE } from '#src/platform/caches/saved-texts-cache.ts';
import { freeBytes } from './free-bytes.ts';
import { ModelError } from './model-error.ts';

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes that are decompressed at once. */
const PIECE = 262_144;

/** Into an array of the right size, which the end of a gzip file tells: a phone has no room for copies of large files. */
async function unpacked(packed: ArrayBuffer): Promise<PackContents> {
  let from = 0;
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(control) {
      if (from >= packed.byteLength) return control.close();
      control.enqueue(new Uint8Array(packed.slice(from, from + PIECE)));
      from += PIECE;
    },
  });
  const whole = new Uint8Array(new DataView(packed).getUint32(packed.byteLength - 4, true));
  let at = 0;
  const reader = pieces.pipeThrough(new DecompressionStream('gzip')).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    whole.set(read.value, at);
    at += read.value.length;
  }
  return unpackFiles(whole);
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
  freeBytes(packed);
  // A model of a newer or older app may lack what this one needs, and would answer differently.
  if (pack.engine.name !== engine.name || pack.engine.version !== engine.version)
    throw new ModelError(
      'otherVersion',
      `${pack.engine.name} ${pack.engine.version} is not ${engine.version}`,
    );
  return pack.files;
}
