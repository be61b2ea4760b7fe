import { type ImageHead, UnusableImage } from './image-head.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data. */
const AROUND_BYTES = 12;
/** Of a pixel, by colour type; of a palette those that it is spread out to. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
const MOST_SAMPLES = 4;
/** Chunks with something to see, or that say which way up. */
const SEEN = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'eXIf', 'IEND']);

/**
 * Walks through the chunks of a PNG (W3C, third edition) up to its end. Throws `UnusableImage` when it is
 * truncated.
 */
export function readPng(bytes: Buffer): ImageHead {
  let size: Omit<ImageHead, 'animated'> | undefined;
  let animated = false;
  for (let at = SIGNATURE_BYTES; at + AROUND_BYTES <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at + AROUND_BYTES + length > bytes.length) break;
    if ((type === 'IHDR') === (size !== undefined)) break;
    if (type === 'IHDR') {
      if (length !== 13) break;
      size = {
        width: bytes.readUInt32BE(at + 8),
        height: bytes.readUInt32BE(at + 12),
        pixelBytes: ((SAMPLES[bytes[at + 17] ?? 0] ?? MOST_SAMPLES) * Math.max(8, bytes[at + 16] ?? 0)) / 8,
      };
    }
    if (type === 'acTL') animated = true;
    if (type === 'IEND' && size) return { ...size, animated };
    at += AROUND_BYTES + length;
  }
  throw new UnusableImage('broken');
}

/**
 * The PNG without profiles, texts and whatever else is not seen: some of it is packed, a kilobyte may be a megabyte, and
 * the decoder unpacks it all. Only for what `readPng` has taken.
 */
export function barePng(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + AROUND_BYTES <= bytes.length; ) {
    const next = at + AROUND_BYTES + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (SEEN.has(type)) parts.push(bytes.subarray(at, next));
    if (type === 'IEND') break;
    at = next;
  }
  return Buffer.concat(parts);
}
