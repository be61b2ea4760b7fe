import { ResizeFilterType, ResizeFit, Transformer } from '@napi-rs/image';
import { UnusableImage } from './image-head.ts';
import { readImage } from './read-image.ts';

/** Lossy quality, 0 to 100: faces at this size show no difference above it. */
const QUALITY = 82;

export interface PictureLimits {
  /** Side of the square that comes out, pixels. */
  side: number;
  /** Shortest side and most pixels of what goes in. */
  minSide: number;
  maxPixels: number;
}

/**
 * Makes a square WebP of a JPEG, PNG or WebP: turned upright, its middle cut out, drawn anew. Nothing else of the
 * file goes along, so neither place nor camera does. Decodes in the library's own threads.
 * Throws `UnusableImage`.
 */
export async function squarePicture(bytes: Buffer, limits: PictureLimits): Promise<Buffer> {
  const { width, height, animated } = readImage(bytes);
  if (animated) throw new UnusableImage('animated');
  if (width * height > limits.maxPixels) throw new UnusableImage('too-many-pixels');
  if (Math.min(width, height) < limits.minSide) throw new UnusableImage('too-small');
  const square = {
    width: limits.side,
    height: limits.side,
    filter: ResizeFilterType.Lanczos3,
    fit: ResizeFit.Cover,
  };
  try {
    return await new Transformer(bytes).rotate().resize(square).webp(QUALITY);
  } catch {
    throw new UnusableImage('broken');
  }
}
