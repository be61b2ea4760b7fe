import { type ImageHead, UnusableImage } from './image-head.ts';
import { readJpeg } from './read-jpeg.ts';
import { barePng, readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const isJpeg = (bytes: Buffer): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
const isPng = (bytes: Buffer): boolean => bytes.subarray(0, PNG.length).equals(PNG);
const isWebp = (bytes: Buffer): boolean =>
  bytes.length >= 20 &&
  bytes.toString('latin1', 0, 4) === 'RIFF' &&
  bytes.toString('latin1', 8, 12) === 'WEBP';

/**
 * Reads the headers of a JPEG, PNG or WebP without decoding it: the library's own `metadata()` decodes the
 * whole picture first. Throws `UnusableImage` for anything else, and for a truncated file.
 */
export function readImage(bytes: Buffer): ImageHead {
  if (isJpeg(bytes)) return readJpeg(bytes);
  if (isPng(bytes)) return readPng(bytes);
  if (isWebp(bytes)) return readWebp(bytes);
  throw new UnusableImage('not-image');
}

/** The bytes of a picture that `readImage` has taken, without what only costs. */
export const forDecoder = (bytes: Buffer): Buffer => (isPng(bytes) ? barePng(bytes) : bytes);
