/** A track of sound to be written to an MP4 file. */
export interface Mp4Sound {
  /** How the sound is coded: the entry of the track's `stsd`. */
  entry: Uint8Array;
  packets: readonly Uint8Array[];
  /** Samples a second, which is also what times are counted in. */
  rate: number;
  /** Samples of each packet. */
  frame: number;
  /** Samples that a player drops at the start; without them there is no list of edits. */
  skip: number;
  /** Audible samples after those. */
  length: number;
  /** Further boxes of the sample table. */
  more: readonly Uint8Array[];
}

const text = (value: string) => Buffer.from(value, 'latin1');
const zeros = (count: number) => Buffer.alloc(count);

export const u8 = (...values: number[]) => Buffer.from(values);

export function u16(...values: number[]): Buffer {
  const bytes = zeros(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index);
  return bytes;
}

export function u32(...values: number[]): Buffer {
  const bytes = zeros(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

export function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(length), text(type), ...parts]);
}

/** A full box with version 0 and these flags. */
export const full = (type: string, flags: number, ...parts: readonly Uint8Array[]): Buffer =>
  box(type, u32(flags), ...parts);

const FIXED_ONE = 0x0001_0000;
const MATRIX = u32(FIXED_ONE, 0, 0, 0, FIXED_ONE, 0, 0, 0, 0x4000_0000);
const UNDETERMINED_LANGUAGE = 0x55c4;

/**
 * The entry of a sample description (ISO/IEC 14496-12, 12.2.3).
 * @param specific what the codec needs
 */
export const soundEntry = (type: string, channels: number, rate: number, specific: Uint8Array): Buffer =>
  box(
    type,
    zeros(6),
    u16(1),
    zeros(8),
    u16(channels, 16, 0, 0),
    u32(Math.min(rate, 0xffff) * FIXED_ONE),
    specific,
  );

function sampleTable({ entry, packets, frame, more }: Mp4Sound, offset: number): Buffer {
  return box(
    'stbl',
    full('stsd', 0, u32(1), entry),
    full('stts', 0, u32(1, packets.length, frame)),
    full('stsc', 0, u32(1, 1, packets.length, 1)),
    full('stsz', 0, u32(0, packets.length), u32(...packets.map(({ length }) => length))),
    full('stco', 0, u32(1, offset)),
    ...more,
  );
}

function movie(sound: Mp4Sound, offset: number): Buffer {
  const { packets, frame, rate, skip, length } = sound;
  const media = box(
    'mdia',
    full('mdhd', 0, u32(0, 0, rate, packets.length * frame), u16(UNDETERMINED_LANGUAGE, 0)),
    full('hdlr', 0, u32(0), text('soun'), zeros(12), u8(0)),
    box(
      'minf',
      full('smhd', 0, u32(0)),
      box('dinf', full('dref', 0, u32(1), full('url ', 1))),
      sampleTable(sound, offset),
    ),
  );
  const enabled = 3;
  const edits = skip > 0 ? [box('edts', full('elst', 0, u32(1, length, skip, FIXED_ONE)))] : [];
  return box(
    'moov',
    full('mvhd', 0, u32(0, 0, rate, length, FIXED_ONE), u16(0x0100), zeros(10), MATRIX, zeros(24), u32(2)),
    box(
      'trak',
      full('tkhd', enabled, u32(0, 0, 1, 0, length), zeros(8), u16(0, 0, 0x0100, 0), MATRIX, zeros(8)),
      ...edits,
      media,
    ),
  );
}

/** An MP4 file with one track of sound. The header precedes it, so that playback can start with the first bytes. */
export function soundInMp4(sound: Mp4Sound): Uint8Array {
  const kind = box('ftyp', text('isom'), u32(0x200), text('isomiso2mp41'));
  // The header has the same length for every offset.
  const offset = kind.length + movie(sound, 0).length + 8;
  return Buffer.concat([kind, movie(sound, offset), box('mdat', ...sound.packets)]);
}
