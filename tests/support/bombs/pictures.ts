import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A picture that is small as a file and large in memory, or long to decode. */
interface PictureBomb {
  name: string;
  bytes: Buffer;
}

const PIECE = 1024 * 1024;
const packZeros = (bytes: number): Buffer =>
  deflateRawSync(Buffer.alloc(bytes), { finishFlush: constants.Z_FULL_FLUSH });
const piece = packZeros(PIECE);

/** Zeros as zlib packs them, a thousandth of their size; put together of pieces, since memory is measured here. */
function packedZeros(bytes: number): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(bytes % 65_521);
  sum.writeUInt16BE(1, 2);
  return Buffer.concat([
    Buffer.from([0x78, 0x01]),
    ...Array<Buffer>(Math.floor(bytes / PIECE)).fill(piece),
    packZeros(bytes % PIECE),
    Buffer.from([0x03, 0x00]),
    sum,
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, sum]);
}

interface Png {
  width: number;
  height: number;
  /** Bits of a sample, and samples of a pixel by PNG's colour type. */
  depth?: 8 | 16;
  colours?: 0 | 2 | 6;
  interlaced?: boolean;
  /** Between the header and the data. */
  extra?: Buffer;
  /** Rows that are there, in place of all. */
  rows?: number;
}
const SAMPLES = { 0: 1, 2: 3, 6: 4 } as const;

export function png({ width, height, depth = 8, colours = 0, interlaced = false, extra, rows }: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colours, 0, 0, interlaced ? 1 : 0], 8);
  const row = 1 + (width * SAMPLES[colours] * depth) / 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    extra ?? Buffer.alloc(0),
    chunk('IDAT', packedZeros(row * (rows ?? height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const named = (name: string, data: Buffer): Buffer => Buffer.concat([Buffer.from(`${name}\0\0`), data]);

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** A grey JPEG whose coded data is one code of one bit again and again. `scans`: of a progressive one; 0: baseline. */
function jpeg({ width, height, scans = 0 }: { width: number; height: number; scans?: number }): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const table = (kind: number) => segment(0xc4, Buffer.from([kind, 1, ...Array(15).fill(0), 0]));
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const first = Buffer.alloc(Math.ceil((blocks * (scans > 0 ? 1 : 2)) / 8));
  const scan = (data: Buffer, from: number, to: number, bits: number) =>
    Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, from, to, bits])), data]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.from([0, ...Array(64).fill(1)])),
    segment(scans > 0 ? 0xc2 : 0xc0, frame),
    table(0),
    table(0x10),
    scans > 0 ? scan(first, 0, 0, 0) : scan(first, 0, 63, 0),
    ...Array.from({ length: Math.max(0, scans - 1) }, () =>
      scan(Buffer.alloc(Math.ceil(blocks / 8)), 1, 63, 0),
    ),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A WebP with a header only: what it declares is all that it has. */
function webp(type: 'VP8X' | 'VP8L' | 'VP8 ', data: Buffer): Buffer {
  const head = Buffer.alloc(20);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(12 + data.length + (data.length % 2), 4);
  head.write(`WEBP${type}`, 8, 'latin1');
  head.writeUInt32LE(data.length, 16);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** 14 bits a side, all set. */
const HUGE_LOSSLESS = Buffer.from([0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0, 0]);
const HUGE_CANVAS = Buffer.from([0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
const HUGE_LOSSY = Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a, 0xff, 0x3f, 0xff, 0x3f]);

/** Every way that we know to make a picture of few bytes cost much. Made when asked for: some take a second. */
export const pictureBombs = function* (): Generator<PictureBomb> {
  const packed = packedZeros(1024 * PIECE);
  const side = 6_320;
  yield {
    name: 'a PNG of 2^31 pixels a side',
    bytes: png({ width: 2 ** 31 - 1, height: 2 ** 31 - 1, rows: 0 }),
  };
  yield { name: 'a PNG of 30,000 pixels a side', bytes: png({ width: 30_000, height: 30_000, rows: 100 }) };
  yield { name: 'a PNG of 40 million pixels', bytes: png({ width: side, height: side }) };
  yield {
    name: 'a PNG of 40 million pixels, 64 bits each',
    bytes: png({ width: side, height: side, depth: 16, colours: 6 }),
  };
  yield {
    name: 'an interlaced PNG',
    bytes: png({ width: 4_000, height: 4_000, colours: 6, interlaced: true }),
  };
  for (const [type, data] of [
    ['iCCP', named('icc', packed)],
    ['zTXt', named('Comment', packed)],
    ['iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), packed])],
  ] as const)
    yield {
      name: `a PNG with ${type} of a gigabyte`,
      bytes: png({ width: 100, height: 100, colours: 2, extra: chunk(type, data) }),
    };
  yield {
    name: 'a JPEG of 65,500 pixels a side',
    bytes: jpeg({ width: 65_500, height: 65_500 }).subarray(0, 4e6),
  };
  yield { name: 'a JPEG of 40 million pixels', bytes: jpeg({ width: side, height: side }) };
  yield {
    name: 'a progressive JPEG of 40 million pixels',
    bytes: jpeg({ width: side, height: side, scans: 2 }),
  };
  yield { name: 'a JPEG of 200 scans', bytes: jpeg({ width: 3_000, height: 3_000, scans: 200 }) };
  yield { name: 'a lossless WebP of 2^14 pixels a side', bytes: webp('VP8L', HUGE_LOSSLESS) };
  yield { name: 'a WebP on a canvas of 2^24 pixels a side', bytes: webp('VP8X', HUGE_CANVAS) };
  yield { name: 'a lossy WebP of 2^14 pixels a side', bytes: webp('VP8 ', HUGE_LOSSY) };
};
