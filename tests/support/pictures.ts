import { crc32, deflateSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';

type Colour = readonly [number, number, number];
/** Of the four quarters, so that a rotated picture can be told from an upright one. */
export const QUARTERS = {
  topLeft: [200, 30, 30],
  topRight: [30, 160, 30],
  bottomLeft: [30, 30, 200],
  bottomRight: [220, 220, 40],
} as const satisfies Record<string, Colour>;

const quarterAt = (left: boolean, top: boolean): Colour => {
  if (top) return left ? QUARTERS.topLeft : QUARTERS.topRight;
  return left ? QUARTERS.bottomLeft : QUARTERS.bottomRight;
};

/** A picture of four quarters. */
function quarters(width: number, height: number): Transformer {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels.set([...quarterAt(x < width / 2, y < height / 2), 255], (y * width + x) * 4);
    }
  }
  return Transformer.fromRgbaPixels(pixels, width, height);
}

export const jpegOf = (width: number, height: number): Promise<Buffer> => quarters(width, height).jpeg(90);
export const webpOf = (width: number, height: number): Promise<Buffer> => quarters(width, height).webp(90);

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** A black PNG. A large one is a small file: a decompression bomb. `animated`: claims to have two frames. */
export function pngOf(width: number, height: number, animated = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...(animated ? [pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))] : []),
    pngChunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP of one frame that claims to be an animation. */
export async function animatedWebpOf(side: number): Promise<Buffer> {
  const still = await webpOf(side, side);
  const extended = Buffer.alloc(10);
  extended[0] = 0x02;
  extended.writeUIntLE(side - 1, 4, 3);
  extended.writeUIntLE(side - 1, 7, 3);
  const frame = Buffer.alloc(16);
  frame.writeUIntLE(side - 1, 6, 3);
  frame.writeUIntLE(side - 1, 9, 3);
  const chunks = Buffer.concat([
    webpChunk('VP8X', extended),
    webpChunk('ANIM', Buffer.alloc(6)),
    webpChunk('ANMF', Buffer.concat([frame, still.subarray(12)])),
  ]);
  return Buffer.concat([webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), chunks]))]);
}

/** Location of the photo, as stored in `withExif`: searched for in what the server serves. */
export const PLACE = 'GPS-HA-NOI-21.0278';

/** One entry of an EXIF directory: tag, type, count, and the value or its offset. */
function entry(tag: number, type: number, count: number, value: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16BE(tag, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt32BE(count, 4);
  return Buffer.concat([head, value, Buffer.alloc(4 - value.length)]);
}

const short = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const long = (value: number): Buffer => Buffer.from([0, 0, value >> 8, value & 0xff]);

/** Adds an EXIF block: orientation, and a GPS directory with latitude and place. */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const place = Buffer.from(`${PLACE}\0`, 'latin1');
  const [gpsAt, latitudeAt] = [38, 80];
  const placeAt = latitudeAt + 24;
  const latitude = Buffer.concat([21, 1, 1, 1, 40, 1].map(long));
  const tiff = Buffer.concat([
    Buffer.from('MM\0*', 'latin1'),
    long(8),
    short(2),
    entry(0x0112, 3, 1, short(orientation)),
    entry(0x8825, 4, 1, long(gpsAt)),
    long(0),
    short(3),
    entry(0x0001, 2, 2, Buffer.from('N\0')),
    entry(0x0002, 5, 3, long(latitudeAt)),
    entry(0x001c, 7, place.length, long(placeAt)),
    long(0),
    latitude,
    place,
  ]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    short(body.length + 2),
    body,
    jpeg.subarray(2),
  ]);
}

/** The colour at the centre of each quarter, and the size in pixels. */
export async function looksOf(picture: Buffer) {
  const { width, height } = await new Transformer(picture).metadata();
  const pixels = await new Transformer(picture).rawPixels();
  const channels = pixels.length / (width * height);
  const at = (x: number, y: number): number[] => {
    const from = (Math.round(y * height) * width + Math.round(x * width)) * channels;
    return [...pixels.subarray(from, from + 3)];
  };
  return {
    width,
    height,
    topLeft: at(0.25, 0.25),
    topRight: at(0.75, 0.25),
    bottomLeft: at(0.25, 0.75),
    bottomRight: at(0.75, 0.75),
  };
}

/** Whether two colours are equal except for lossy compression. */
export const isNear = (colour: readonly number[], expected: readonly number[]): boolean =>
  colour.length === 3 && colour.every((value, place) => Math.abs(value - (expected[place] ?? 0)) < 40);
