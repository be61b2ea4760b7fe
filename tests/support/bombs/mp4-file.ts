import { box, soundEntry, soundInMp4, u8, u16, u32 } from '#server/engines/audio/sound-in-mp4.ts';

const BILLION = 1_000_000_000;

/** AAC-LC as the config says it (ISO/IEC 14496-3, 1.6.2.1): its rate is 3 for 48 kHz, 8 for 16 kHz. */
const configOf = (channels: number, rate = 3) =>
  u8((2 << 3) | (rate >> 1), ((rate & 1) << 7) | (channels << 3));

const descriptor = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u8(tag, content.length), content]);
};

function entry(config: Uint8Array, channels: number, rate = 48_000): Buffer {
  const decoder = descriptor(4, u8(0x40, 0x15, 0, 0, 0), u32(0, 0), descriptor(5, config));
  const esds = box('esds', u32(0), descriptor(3, u16(1), u8(0), decoder, descriptor(6, u8(2))));
  return soundEntry('mp4a', channels, rate, esds);
}

/** Silence of 21 ms. */
const SILENCE = u8(0x00, 0xc8, 0x00, 0x80, 0x23, 0x80);

/** An MP4 file of so many packets of silence. */
export function mp4File(count: number, { channels = 1, config = configOf(1) } = {}): Buffer {
  const packets = new Array<Uint8Array>(count).fill(SILENCE);
  const sound = { entry: entry(config, channels), packets, rate: 48_000, frame: 1_024, skip: 0, more: [] };
  return Buffer.from(soundInMp4({ ...sound, length: count * 1_024 }));
}

/** An MP4 file of packets of 16 kHz, whose list of edits skips so many samples. */
export function mp4Of(packets: readonly Uint8Array[], skip: number): Buffer {
  const length = packets.length * 1_024 - skip;
  const sound = {
    entry: entry(configOf(1, 8), 1, 16_000),
    packets,
    rate: 16_000,
    frame: 1_024,
    skip,
    length,
  };
  return Buffer.from(soundInMp4({ ...sound, more: [] }));
}

/** Writes a number into a box of a file, at an offset in its content. */
function claim(file: Buffer, type: string, offset: number, value: number): Buffer {
  const changed = Buffer.from(file);
  changed.writeUInt32BE(value, file.indexOf(type, 0, 'latin1') + 4 + offset);
  return changed;
}

const small = () => mp4File(100);

/** Files whose tables say that there is far more than they hold. */
export const LYING_MP4: Record<string, () => Buffer> = {
  'a billion times': () => claim(small(), 'stts', 4, BILLION),
  'four billion sizes': () => claim(small(), 'stsz', 8, 0xffff_ffff),
  'four billion packets of one byte': () => claim(claim(small(), 'stsz', 4, 1), 'stsz', 8, 0xffff_ffff),
  'four billion chunks': () => claim(small(), 'stco', 4, 0xffff_ffff),
  'four billion packets a chunk': () => claim(small(), 'stsc', 12, 0xffff_ffff),
  'a billion ticks a second': () => claim(small(), 'mdhd', 12, BILLION),
  'a box of four billion bytes': () => claim(small(), 'stbl', -8, 0xffff_fff0),
};

/** Files that name more channels than a voice has. */
export const MANY_CHANNELS_MP4 = {
  'MP4 of 48 channels': () => mp4File(100, { channels: 48, config: u8((2 << 3) | 1, 0x80) }),
  'MP4 of 15 channels by their number': () => mp4File(100, { config: configOf(15) }),
};
