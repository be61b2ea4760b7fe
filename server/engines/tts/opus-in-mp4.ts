import { SAMPLE_RATE } from '#speech/features.ts';
import type { OpusTrack } from './encode-opus.ts';

/** Opus timestamps are at 48 kHz whatever the input rate. */
const TIMESCALE = 48_000;
const PACKET = TIMESCALE / 50;
/** Packets that a decoder needs after a seek before it sounds right: 80 ms. */
const PRE_ROLL = 4;

const text = (value: string) => Buffer.from(value, 'latin1');
const zeros = (count: number) => Buffer.alloc(count);
const u8 = (...values: number[]) => Buffer.from(values);

function u16(...values: number[]): Buffer {
  const bytes = zeros(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index);
  return bytes;
}

function u32(...values: number[]): Buffer {
  const bytes = zeros(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(length), text(type), ...parts]);
}

/** A full box with version 0 and these flags. */
const full = (type: string, flags: number, ...parts: readonly Uint8Array[]) =>
  box(type, u32(flags), ...parts);

const FIXED_ONE = 0x0001_0000;
const VERSION_ONE = 0x0100_0000;
const MATRIX = u32(FIXED_ONE, 0, 0, 0, FIXED_ONE, 0, 0, 0, 0x4000_0000);
const UNDETERMINED_LANGUAGE = 0x55c4;

/** ISO/IEC 14496-12, 8.5.2, and the encapsulation of Opus in it, version 0.8.1, 4.3. */
function sampleDescription(preSkip: number): Buffer {
  const specific = box('dOps', u8(0, 1), u16(preSkip), u32(SAMPLE_RATE), u16(0), u8(0));
  const entry = box(
    'Opus',
    zeros(6),
    u16(1),
    zeros(8),
    u16(1, 16, 0, 0),
    u32(TIMESCALE * FIXED_ONE),
    specific,
  );
  return full('stsd', 0, u32(1), entry);
}

function sampleTable(track: OpusTrack, offset: number): Buffer {
  const { packets } = track;
  return box(
    'stbl',
    sampleDescription(track.preSkip),
    full('stts', 0, u32(1, packets.length, PACKET)),
    full('stsc', 0, u32(1, 1, packets.length, 1)),
    full('stsz', 0, u32(0, packets.length), u32(...packets.map(({ length }) => length))),
    full('stco', 0, u32(1, offset)),
    box('sgpd', u32(VERSION_ONE), text('roll'), u32(2, 1), u16(-PRE_ROLL)),
    full('sbgp', 0, text('roll'), u32(1, packets.length, 1)),
  );
}

/** @param length audible length, samples at 48 kHz */
function movie(track: OpusTrack, length: number, offset: number): Buffer {
  const whole = track.packets.length * PACKET;
  const media = box(
    'mdia',
    full('mdhd', 0, u32(0, 0, TIMESCALE, whole), u16(UNDETERMINED_LANGUAGE, 0)),
    full('hdlr', 0, u32(0), text('soun'), zeros(12), u8(0)),
    box(
      'minf',
      full('smhd', 0, u32(0)),
      box('dinf', full('dref', 0, u32(1), full('url ', 1))),
      sampleTable(track, offset),
    ),
  );
  const enabled = 3;
  return box(
    'moov',
    full(
      'mvhd',
      0,
      u32(0, 0, TIMESCALE, length, FIXED_ONE),
      u16(0x0100),
      zeros(10),
      MATRIX,
      zeros(24),
      u32(2),
    ),
    box(
      'trak',
      full('tkhd', enabled, u32(0, 0, 1, 0, length), zeros(8), u16(0, 0, 0x0100, 0), MATRIX, zeros(8)),
      box('edts', full('elst', 0, u32(1, length, track.preSkip, FIXED_ONE))),
      media,
    ),
  );
}

/**
 * An MP4 file with one mono Opus track: the only Opus container that Chromium, Firefox and Safari (from 17)
 * all play. The header precedes the sound, so that playback can start with the first bytes.
 * @param samples audible length of the track, samples at `SAMPLE_RATE`
 */
export function opusInMp4(track: OpusTrack, samples: number): Uint8Array {
  const length = Math.round((samples * TIMESCALE) / SAMPLE_RATE);
  const kind = box('ftyp', text('isom'), u32(0x200), text('isomiso2mp41'));
  // The header has the same length for every offset.
  const offset = kind.length + movie(track, length, 0).length + 8;
  return Buffer.concat([kind, movie(track, length, offset), box('mdat', ...track.packets)]);
}
