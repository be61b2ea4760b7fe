import { describe, expect, it } from 'vitest';
import {
  animatedWebpOf,
  isNear,
  jpegOf,
  looksOf,
  PLACE,
  pngOf,
  QUARTERS,
  webpOf,
  withExif,
} from '#tests/support/pictures.ts';
import { squarePicture } from './square-picture.ts';

const LIMITS = { side: 128, minSide: 64, maxPixels: 1_000_000 };
const { topLeft: A, topRight: B, bottomLeft: C, bottomRight: D } = QUARTERS;

describe('squarePicture', () => {
  it.each([
    [1, [A, B, C, D]],
    [2, [B, A, D, C]],
    [3, [D, C, B, A]],
    [4, [C, D, A, B]],
    [5, [A, C, B, D]],
    [6, [C, A, D, B]],
    [7, [D, B, C, A]],
    [8, [B, D, A, C]],
  ])('turns a photo of orientation %i upright', async (orientation, expected) => {
    const looks = await looksOf(await squarePicture(withExif(await jpegOf(300, 200), orientation), LIMITS));
    expect(looks).toMatchObject({ width: 128, height: 128 });
    const seen = [looks.topLeft, looks.topRight, looks.bottomLeft, looks.bottomRight];
    for (const [place, colour] of expected.entries()) {
      expect(isNear(seen[place] ?? [], colour), `quarter ${place}: ${seen[place]}`).toBe(true);
    }
  });

  it('strips everything but the pixels', async () => {
    const photo = withExif(await jpegOf(300, 200), 6);
    expect(photo.includes(PLACE)).toBe(true);
    const picture = await squarePicture(photo, LIMITS);
    expect(picture.toString('latin1', 0, 16)).toMatch(/^RIFF....WEBPVP8 $/s);
    for (const trace of [PLACE, 'Exif', 'EXIF', 'XMP ', 'ICCP']) expect(picture.includes(trace)).toBe(false);
  });

  it('converts a PNG and a WebP, small or elongated', async () => {
    for (const bytes of [pngOf(64, 64), pngOf(64, 900), await webpOf(700, 80)]) {
      expect(await looksOf(await squarePicture(bytes, LIMITS))).toMatchObject({ width: 128, height: 128 });
    }
  });

  it.each([
    ['animated', () => animatedWebpOf(100)],
    ['animated', async () => pngOf(100, 100, true)],
    ['too-many-pixels', async () => pngOf(1_001, 1_000)],
    ['too-small', async () => pngOf(63, 400)],
    ['not-image', async () => Buffer.from('PK\x03\x04')],
    ['broken', async () => (await jpegOf(100, 100)).subarray(0, -40)],
    ['broken', async () => pngOf(100, 100).fill(0x55, 45, 60)],
  ])('rejects a picture that is %s', async (fault, bytes) => {
    await expect(squarePicture(await bytes(), LIMITS)).rejects.toMatchObject({ fault });
  });
});
