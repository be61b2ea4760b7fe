import { type ImageHead, UnusableImage } from './image-head.ts';

const END = 0xd9;
const SCAN = 0xda;
/** Frames whose blocks are decoded one by one; of all others the decoder keeps each until the last scan. */
const BASELINE = 0xc0;
const EXTENDED = 0xc1;
const COLOURS = 3;
const COEFFICIENTS = 6;
/** Encoders write a dozen; each is a walk through the whole picture. */
const MOST_SCANS = 40;

/** TEM, the restart markers and a second SOI: markers without a length. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** A frame header of any kind; 0xc4, 0xc8 and 0xcc are in that range but mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Where the marker after the coded data begins: a 0xff that is neither data (0xff00) nor a restart. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new UnusableImage('broken');
}

/**
 * Walks through a JPEG (ITU T.81, annex B) from marker to marker up to its end, because decoders silently
 * fill missing data with grey. Throws `UnusableImage` when it is truncated or does not have exactly one
 * frame.
 */
export function readJpeg(bytes: Buffer): ImageHead {
  let size: Omit<ImageHead, 'animated'> | undefined;
  let scans = 0;
  for (let at = 2; ; ) {
    while (at < bytes.length && bytes[at] !== 0xff) at++;
    while (bytes[at] === 0xff) at++;
    const marker = bytes[at++];
    if (marker === END) break;
    if (marker !== undefined && isBare(marker)) continue;
    if (marker === undefined || at + 2 > bytes.length) throw new UnusableImage('broken');
    const length = bytes.readUInt16BE(at);
    if (length < 2 || at + length > bytes.length) throw new UnusableImage('broken');
    if (isFrame(marker)) {
      if (size || length < 7) throw new UnusableImage('broken');
      size = {
        height: bytes.readUInt16BE(at + 3),
        width: bytes.readUInt16BE(at + 5),
        pixelBytes: marker === BASELINE || marker === EXTENDED ? COLOURS : COLOURS + COEFFICIENTS,
      };
    }
    at += length;
    if (marker === SCAN) {
      scans++;
      if (scans > MOST_SCANS) throw new UnusableImage('broken');
      at = afterScan(bytes, at);
    }
  }
  if (!size) throw new UnusableImage('broken');
  return { ...size, animated: false };
}
