import { AVATAR_SIDE } from '#contract/avatar.ts';

/** Part of a picture, in its own pixels. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

const QUALITY = 0.92;

/** Draws a part of a picture as a square JPEG. Null if the browser cannot provide a canvas of that size. */
export async function drawSquare(
  image: HTMLImageElement,
  { x, y, width, height }: Part,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, AVATAR_SIDE, AVATAR_SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, AVATAR_SIDE, AVATAR_SIDE);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
