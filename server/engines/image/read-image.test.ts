import { describe, expect, it } from 'vitest';
import { animatedWebpOf, jpegOf, pngOf, webpOf, withExif } from '#tests/support/pictures.ts';
import { UnusableImage } from './image-head.ts';
import { readImage } from './read-image.ts';

const jpeg = await jpegOf(300, 200);
const webp = await webpOf(300, 200);
const lossless = Buffer.from(
  'RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\x2b\xc1\x31\0\0\0\0\0\0\0\0\0\0',
  'latin1',
);

const faultOf = (bytes: Buffer): string => {
  try {
    readImage(bytes);
    return 'none';
  } catch (error) {
    if (error instanceof UnusableImage) return error.fault;
    throw error;
  }
};

describe('readImage', () => {
  it.each([
    ['a JPEG', jpeg, false],
    ['a JPEG with EXIF before its frame', withExif(jpeg, 6), false],
    ['a JPEG with bytes after its end', Buffer.concat([jpeg, Buffer.from('more')]), false],
    ['a PNG', pngOf(300, 200), false],
    ['an animated PNG', pngOf(300, 200, true), true],
    ['a lossy WebP', webp, false],
    ['a lossless WebP', lossless, false],
  ])('reads the size of %s', (_, bytes, animated) => {
    expect(readImage(bytes)).toMatchObject({ width: 300, height: 200, animated });
  });

  it('detects an animated WebP', async () => {
    expect(readImage(await animatedWebpOf(100))).toMatchObject({ width: 100, height: 100, animated: true });
  });

  it('reads the size of a picture whose data cannot be decoded', () => {
    const huge = pngOf(1, 1);
    huge.writeUInt32BE(0x7fff_ffff, 16);
    expect(readImage(huge)).toMatchObject({ width: 0x7fff_ffff, height: 1 });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a ZIP', Buffer.from('PK\x03\x04 photo.png')],
    ['a GIF', Buffer.from('GIF89a')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['RIFF of another kind', Buffer.from('RIFF\x1a\0\0\0WAVEfmt \0\0\0\0', 'latin1')],
  ])('rejects %s as not a picture', (_, bytes) => {
    expect(faultOf(bytes)).toBe('not-image');
  });

  it.each([
    ['JPEG', jpeg],
    ['PNG', pngOf(300, 200)],
    ['WebP', webp],
  ])('reports a %s as broken wherever it is truncated', (_, whole) => {
    for (const part of [0.2, 0.5, 0.9]) {
      const cut = Math.max(24, Math.floor(whole.length * part));
      expect(faultOf(whole.subarray(0, cut)), `${cut} bytes`).toBe('broken');
    }
    expect(faultOf(whole.subarray(0, -1))).toBe('broken');
  });

  it.each([
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG with a segment of length 0', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9])],
    ['a JPEG with two frames', Buffer.concat([jpeg.subarray(0, -2), jpeg.subarray(2)])],
    ['a PNG without a header', Buffer.concat([pngOf(9, 9).subarray(0, 8), pngOf(9, 9).subarray(33)])],
    ['a WebP without a frame', Buffer.from('RIFF\x0c\0\0\0WEBPXMP \0\0\0\0', 'latin1')],
  ])('reports %s as broken', (_, bytes) => {
    expect(faultOf(bytes)).toBe('broken');
  });

  it('throws nothing else, whichever single byte is damaged', () => {
    for (const whole of [jpeg, pngOf(40, 40), webp]) {
      for (let at = 0; at < Math.min(whole.length, 600); at++) {
        const damaged = Buffer.from(whole);
        damaged[at] = 0xff - (damaged[at] ?? 0);
        expect(() => faultOf(damaged)).not.toThrow();
      }
    }
  });
});
