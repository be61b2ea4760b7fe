import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openMp4 } from './mp4-packets.ts';
import { box, full, soundEntry, soundInMp4, u8, u16, u32 } from './sound-in-mp4.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const text = (value: string) => Buffer.from(value, 'latin1');
const zeros = (count: number) => Buffer.alloc(count);
const opusBox = (channels = 1, family = 0) =>
  box('dOps', u8(0, channels), u16(312), u32(48_000), u16(0), u8(family));
const entryOf = (specific: Uint8Array) => soundEntry('Opus', 1, 48_000, specific);
/** AAC-LC of 48 kHz in one channel. */
const esds = box(
  'esds',
  u32(0),
  u8(3, 25, 0, 1, 0, 4, 17, 0x40, 0x15, 0, 0, 0),
  u32(0, 0),
  u8(5, 2, (2 << 3) | 1, 0x88, 6, 1, 2),
);
const frame = (length: number, value: number) => Buffer.alloc(length, value);

/** Packets by their value and length. */
const packetsIn = (file: Uint8Array) =>
  [...openMp4(file).packets].map((packet) => [packet[0], packet.length]);

interface Movie {
  entry?: Uint8Array;
  edits?: readonly Uint8Array[];
  /** Boxes of the sample table after its description. */
  table?: readonly Uint8Array[];
  defaultSize?: number;
  handler?: string;
  clock?: number;
}

function movie({
  entry = entryOf(opusBox()),
  edits = [],
  table = [],
  defaultSize = 0,
  handler = 'soun',
  clock = 48_000,
}: Movie) {
  const media = box(
    'mdia',
    full('mdhd', 0, u32(0, 0, clock, 0), u16(0, 0)),
    full('hdlr', 0, u32(0), text(handler), zeros(13)),
    box('minf', box('stbl', full('stsd', 0, u32(1), entry), ...table)),
  );
  return box(
    'moov',
    box('trak', full('tkhd', 3, u32(0, 0, 7)), ...edits, media),
    box('mvex', full('trex', 0, u32(7, 1, 0, defaultSize, 0))),
  );
}

const TFHD = { base: 1, duration: 8, size: 16 };
const TRUN = { offset: 1, firstFlags: 4, duration: 0x100, size: 0x200 };
const fragment = (
  track: number,
  head: number,
  fields: readonly Uint8Array[],
  ...runs: readonly Uint8Array[]
) => box('moof', full('mfhd', 0, u32(1)), box('traf', full('tfhd', head, u32(track), ...fields), ...runs));
/** A fragment whose samples lie behind it, in a box of their own. */
function followed(make: (offset: number) => Buffer, ...samples: readonly Uint8Array[]): Buffer {
  const length = make(0).length + 8;
  return Buffer.concat([make(length), box('mdat', ...samples)]);
}
const sized = (offset: number, ...sizes: readonly number[]) =>
  full('trun', TRUN.offset | TRUN.size, u32(sizes.length, offset, ...sizes));

const ONE = [frame(3, 1), frame(4, 2)];
const one = [
  [1, 3],
  [2, 4],
];
const plain = followed((offset) => fragment(7, 0, [], sized(offset, 3, 4)), ...ONE);

describe('the fragments of an MP4', () => {
  const head = movie({});
  it.each([
    { name: 'sizes one by one', file: [head, plain], packets: one },
    { name: 'several fragments', file: [head, plain, plain], packets: [...one, ...one] },
    {
      name: 'the size that the fragment names',
      file: [
        head,
        followed(
          (at) =>
            fragment(7, TFHD.duration | TFHD.size, [u32(960, 4)], full('trun', TRUN.offset, u32(2, at))),
          frame(4, 1),
          frame(4, 2),
        ),
      ],
      packets: [
        [1, 4],
        [2, 4],
      ],
    },
    {
      name: 'the size that the movie names',
      file: [
        movie({ defaultSize: 5 }),
        followed((at) => fragment(7, 0, [], full('trun', TRUN.offset, u32(1, at))), frame(5, 1)),
      ],
      packets: [[1, 5]],
    },
    {
      name: 'further fields of samples',
      file: [
        head,
        followed(
          (at) => {
            const flags = TRUN.offset | TRUN.firstFlags | TRUN.duration | TRUN.size;
            return fragment(7, 0, [], full('trun', flags, u32(2, at, 0, 960, 3, 960, 4)));
          },
          ...ONE,
        ),
      ],
      packets: one,
    },
    {
      name: 'a second run that goes on where the first ended',
      file: [
        head,
        followed((at) => fragment(7, 0, [], sized(at, 3), full('trun', TRUN.size, u32(1, 4))), ...ONE),
      ],
      packets: one,
    },
    {
      name: 'places counted from the start of the file',
      file: [head, fragment(7, TFHD.base, [u32(0, head.length)], sized(92, 3, 4)), box('mdat', ...ONE)],
      packets: one,
    },
    {
      name: 'no fragment of another track',
      file: [head, followed((at) => fragment(8, 0, [], sized(at, 3, 4)), ...ONE)],
      packets: [],
    },
    {
      name: 'of a header that is there twice the second one',
      file: [head, fragment(7, 0, [], sized(8, 3, 4)), plain],
      packets: one,
    },
    {
      name: 'no samples before the file',
      file: [head, fragment(7, 0, [], full('trun', 0x201, u32(1, 0xffff_0000, 3))), plain],
      packets: one,
    },
    {
      name: 'of four billion samples those that are named',
      file: [
        head,
        followed((at) => fragment(7, 0, [], full('trun', 0x201, u32(0xffff_ffff, at, 3, 4))), ...ONE),
      ],
      packets: one,
    },
  ])('give $name', ({ file, packets }) => {
    expect(packetsIn(Buffer.concat(file))).toEqual(packets);
  });

  it('give whole samples of a file that was cut off anywhere', () => {
    const file = Buffer.concat([head, plain, plain]);
    for (let length = head.length; length <= file.length; length++) {
      const expected = [...one, ...one].filter((_, at) => {
        const end = head.length + plain.length * (at < 2 ? 1 : 2) - (at % 2 ? 0 : 4);
        return end <= length;
      });
      expect(packetsIn(file.subarray(0, length))).toEqual(expected);
    }
  });
});

describe('the tables of an MP4', () => {
  const runs = (...numbers: readonly number[]) => full('stsc', 0, u32(numbers.length / 3, ...numbers));
  const DATA = box('mdat', frame(3, 1), frame(4, 2), frame(5, 3));
  const tables: { name: string; table: readonly Uint8Array[]; packets: number[][] }[] = [
    {
      name: 'chunks of several',
      table: [runs(1, 2, 1, 2, 1, 1), full('stsz', 0, u32(0, 3, 3, 4, 5)), full('stco', 0, u32(2, 8, 15))],
      packets: [
        [1, 3],
        [2, 4],
        [3, 5],
      ],
    },
    {
      name: 'chunks in another order, by large numbers',
      table: [runs(1, 1, 1), full('stsz', 0, u32(0, 2, 5, 3)), full('co64', 0, u32(2, 0, 15, 0, 8))],
      packets: [
        [3, 5],
        [1, 3],
      ],
    },
    {
      name: 'sizes that are all the same',
      table: [runs(1, 4, 1), full('stsz', 0, u32(3, 4)), full('stco', 0, u32(1, 8))],
      packets: [
        [1, 3],
        [2, 3],
        [2, 3],
        [3, 3],
      ],
    },
    {
      name: 'no sample beyond the file',
      table: [runs(1, 2, 1), full('stsz', 0, u32(0, 2, 3, 4_000)), full('stco', 0, u32(1, 8))],
      packets: [[1, 3]],
    },
    {
      name: 'nothing of empty tables',
      table: [runs(), full('stsz', 0, u32(0, 0)), full('stco', 0, u32(0))],
      packets: [],
    },
  ];
  it.each(tables)('give $name', ({ table, packets }) => {
    expect(packetsIn(Buffer.concat([DATA, movie({ table })]))).toEqual(packets);
  });
});

describe('the edits of an MP4', () => {
  const entry = soundEntry('mp4a', 1, 48_000, esds);
  const listed = (...parts: readonly Uint8Array[]) => [box('edts', box('elst', ...parts))];
  const skipOf = (edits: readonly Uint8Array[], clock = 48_000) =>
    openMp4(movie({ entry, edits, clock })).preSkip;

  it.each([
    { name: 'none', edits: [], skip: 0 },
    { name: 'one', edits: listed(u32(0, 1, 9_000, 1_024, 0x1_0000)), skip: 1_024 },
    {
      name: 'one in long numbers',
      edits: listed(u32(0x100_0000, 1, 0, 9_000, 0, 2_112, 0x1_0000)),
      skip: 2_112,
    },
    {
      name: 'one after a delay',
      edits: listed(u32(0, 2, 500, 0xffff_ffff, 0x1_0000, 9_000, 1_024, 0x1_0000)),
      skip: 1_024,
    },
    {
      name: 'one of another clock',
      edits: listed(u32(0, 1, 9_000, 512, 0x1_0000)),
      clock: 24_000,
      skip: 1_024,
    },
    { name: 'one of no clock', edits: listed(u32(0, 1, 9_000, 512, 0x1_0000)), clock: 0, skip: 0 },
  ])('skip what is not heard: $name', ({ edits, clock, skip }) => {
    expect(skipOf(edits, clock)).toBe(skip);
  });

  it('are those that our own writer makes', () => {
    const packets = [frame(4, 1)];
    const file = soundInMp4({ entry, packets, rate: 48_000, frame: 1_024, skip: 312, length: 712, more: [] });
    expect(openMp4(file)).toMatchObject({ codec: 'aac', preSkip: 312, channels: 1, rate: 48_000 });
  });
});

it.each([
  { name: 'a picture', file: movie({ handler: 'vide' }) },
  { name: 'Opus without its header', file: movie({ entry: entryOf(zeros(0)) }) },
  { name: 'Opus of three channels', file: movie({ entry: entryOf(opusBox(3)) }) },
  { name: 'Opus of several streams', file: movie({ entry: entryOf(opusBox(2, 1)) }) },
  { name: 'something else', file: movie({ entry: soundEntry('alac', 1, 48_000, zeros(8)) }) },
  { name: 'nothing', file: box('ftyp', text('isom'), u32(0)) },
])('an MP4 of $name is unreadable', ({ file }) => {
  expect(() => openMp4(file)).toThrow(UnreadableAudio);
});

it('a recording of Safari’s kind is read as its fragments say, however it ends', () => {
  const file = readFileSync(new URL('fixtures/sentence-aac.mp4', import.meta.url));
  const { length } = [...openMp4(file).packets];
  expect(length).toBeGreaterThan(60);
  expect([...openMp4(file.subarray(0, file.length - 1)).packets].length).toBeLessThanOrEqual(length);
  expect([...openMp4(file.subarray(0, file.length / 2)).packets].length).toBeGreaterThan(length / 3);
});
