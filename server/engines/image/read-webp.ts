import { type ImageHead, UnusableImage } from './image-head.ts';

type Size = Pick<ImageHead, 'width' | 'height'>;

const ANIMATION_FLAG = 0x02;
const PIXEL_BYTES = 4;

/**
 * Canvas size of an extended file, frame size of a simple one (RFC 9649, section 2); null for other chunks.
 */
function sizeIn(type: string, data: Buffer): Size | null {
  if (data.length < 10) return null;
  if (type === 'VP8X') return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (type === 'VP8 ') {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  if (type !== 'VP8L') return null;
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Walks through the chunks of a WebP. Throws `UnusableImage` when it is truncated. */
export function readWebp(bytes: Buffer): ImageHead {
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length) throw new UnusableImage('broken');
  let largest: Size = { width: 0, height: 0 };
  let animated = false;
  for (let at = 12; at + 8 <= end; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) throw new UnusableImage('broken');
    const data = bytes.subarray(at + 8, at + 8 + length);
    const size = sizeIn(type, data);
    if (size && size.width * size.height > largest.width * largest.height) largest = size;
    if (type === 'ANIM' || type === 'ANMF') animated = true;
    if (type === 'VP8X' && ((data[0] ?? 0) & ANIMATION_FLAG) !== 0) animated = true;
    at += 8 + length + (length % 2);
  }
  if (largest.width === 0) throw new UnusableImage('broken');
  return { ...largest, pixelBytes: PIXEL_BYTES, animated };
}
