import { type ImageHead, UnusableImage } from './image-head.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data. */
const AROUND_BYTES = 12;

/**
 * Walks through the chunks of a PNG (W3C, third edition) up to its end. Throws `UnusableImage` when it is
 * truncated.
 */
export function readPng(bytes: Buffer): ImageHead {
  let size: { width: number; height: number } | undefined;
  let animated = false;
  for (let at = SIGNATURE_BYTES; at + AROUND_BYTES <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (at + AROUND_BYTES + length > bytes.length) break;
    if ((type === 'IHDR') === (size !== undefined)) break;
    if (type === 'IHDR') {
      if (length !== 13) break;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (type === 'acTL') animated = true;
    if (type === 'IEND' && size) return { ...size, animated };
    at += AROUND_BYTES + length;
  }
  throw new UnusableImage('broken');
}
