import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { UnusableImage } from './image-head.ts';
import { forDecoder, readImage } from './read-image.ts';

/** Lossy quality, 0 to 100: higher values make no visible difference for faces at this size. */
const QUALITY = 82;
/** Of a picture in memory; the decoder holds it about twice. */
const DECODED_MAX_BYTES = 96 * 1024 * 1024;

let last: Promise<unknown> = Promise.resolve();
/** Pictures of many learners at once take the memory of one. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}

export interface PictureLimits {
  /** Side of the output square, pixels. */
  side: number;
  /** Minimum side and maximum pixel count of the input. */
  minSide: number;
  maxPixels: number;
}

/**
 * Crops the middle of a JPEG, PNG or WebP to a square, upright WebP. The picture is re-encoded, so no
 * metadata such as location or camera survives. Decodes in the library's threads.
 * Throws `UnusableImage`.
 */
export async function squarePicture(bytes: Buffer, limits: PictureLimits): Promise<Buffer> {
  const { width, height, pixelBytes, animated } = readImage(bytes);
  if (animated) throw new UnusableImage('animated');
  if (width * height > limits.maxPixels || width * height * pixelBytes > DECODED_MAX_BYTES)
    throw new UnusableImage('too-many-pixels');
  if (Math.min(width, height) < limits.minSide) throw new UnusableImage('too-small');
  const square = {
    width: limits.side,
    height: limits.side,
    filter: ResizeFilterType.Lanczos3,
    fit: ResizeFit.Cover,
  };
  try {
    return await oneAtATime(() => new Transformer(forDecoder(bytes)).rotate().resize(square).webp(QUALITY));
  } catch {
    throw new UnusableImage('broken');
  }
}
