import { LYING_MP4, MANY_CHANNELS_MP4, mp4File } from './mp4-file.ts';
import { oggFile, oggOfStreams, opusHead } from './ogg-file.ts';
import { longSilence, longStereoSilence, packetsOf, shortSilence, tooManyFrames } from './opus-packets.ts';
import { wavFile, wavOfChunks } from './wav-file.ts';
import { lacedBlock, lyingBlock, nested, plainBlock, webmFile } from './webm-file.ts';

/** Packets of 120 ms: 2,142 s in 55 kB. */
const MANY = 17_850;
const MEGABYTE = 1024 * 1024;

/** Files that are no recordings, whatever they say: none of their sound is decoded. */
export const UNREADABLE_BOMBS: Record<string, () => Buffer> = {
  'Ogg of 255 channels in one stream': () =>
    oggFile(opusHead({ channels: 255, family: 255 }), packetsOf(700, longSilence)),
  'Ogg of eight channels in eight streams': () =>
    oggFile(opusHead({ channels: 8, family: 1, streams: 8 }), packetsOf(700, longSilence)),
  'Ogg of two channels and 200 streams': () =>
    oggFile(opusHead({ channels: 2, family: 1, streams: 200 }), packetsOf(700, longSilence)),
  'Ogg of packets with more frames than fit': () => oggFile(opusHead(), packetsOf(MANY, tooManyFrames)),
  'Ogg of 300 s in packets of 2.5 ms': () => oggFile(opusHead(), packetsOf(120_000, shortSilence), 120),
  'WebM of 255 channels': () =>
    webmFile(packetsOf(700, longSilence).map(plainBlock), { channels: 255, head: opusHead() }),
  'WebM of 255 channels by its header': () =>
    webmFile(packetsOf(700, longSilence).map(plainBlock), {
      head: opusHead({ channels: 255, family: 255 }),
    }),
  'WebM of blocks that claim more than there is': () => webmFile(packetsOf(2_000, lyingBlock)),
  'WebM of ten million empty elements': () => webmFile([Buffer.alloc(20_000_000, Buffer.from([0xec, 0x80]))]),
  'WAV of 3,000 s at an odd rate': () => wavFile({ rate: 4_001, bytes: 23 * MEGABYTE }),
  'WAV at a rate that needs sixteen thousand kernels': () => wavFile({ rate: 191_999, bytes: MEGABYTE }),
  'WAV of 65,535 channels': () => wavFile({ channels: 65_535, bytes: MEGABYTE }),
  'WAV of one sample a second': () => wavFile({ rate: 1, bytes: MEGABYTE }),
  'WAV of four billion samples a second': () => wavFile({ rate: 0xffff_ffff, bytes: MEGABYTE }),
  'WAV of three million empty chunks': () => wavOfChunks(3_000_000),
  ...MANY_CHANNELS_MP4,
};

/** Files of more sound than is listened to: as much as anybody's long recording is decoded. */
export const LONG_BOMBS: Record<string, () => Buffer> = {
  'Ogg of 2,142 s in 55 kB': () => oggFile(opusHead(), packetsOf(MANY, longSilence), 5_760),
  'Ogg of 2,142 s in two channels': () =>
    oggFile(opusHead({ channels: 2 }), packetsOf(MANY, longStereoSilence), 5_760),
  'WebM of 256 packets a block': () => webmFile([...Array(100)].map(() => lacedBlock(longSilence()))),
  'WAV of 1,500 s': () => wavFile({ rate: 8_000, bytes: 23 * MEGABYTE }),
};

/** Files that hold little, whatever they claim: what they hold is decoded. */
export const LYING_BOMBS: Record<string, () => Buffer> = {
  'Ogg of five thousand streams': () => oggOfStreams(5_000, packetsOf(50, longSilence)),
  'WebM of elements in elements': () =>
    webmFile([nested(0xa0, 2_000), ...packetsOf(50, longSilence).map(plainBlock)]),
  'WAV that claims four billion bytes': () => wavFile({ claimed: 0xffff_ffff }),
  ...Object.fromEntries(Object.entries(LYING_MP4).map(([name, make]) => [`MP4 of ${name}`, make])),
  'MP4 of 32 s in 9 kB': () => mp4File(1_500),
};
