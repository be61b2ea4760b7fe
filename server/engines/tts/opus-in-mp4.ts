import { SAMPLE_RATE } from '#speech/frames.ts';
import { box, full, soundEntry, soundInMp4, u8, u16, u32 } from '../audio/sound-in-mp4.ts';
import type { OpusTrack } from './encode-opus.ts';

/** Opus timestamps are at 48 kHz whatever the input rate. */
const TIMESCALE = 48_000;
const PACKET = TIMESCALE / 50;
/** Packets that a decoder needs after a seek before it sounds right: 80 ms. */
const PRE_ROLL = 4;
const VERSION_ONE = 0x0100_0000;
const ROLL = Buffer.from('roll');

/**
 * An MP4 file with one mono Opus track: the only Opus container that Chromium, Firefox and Safari (from 17)
 * all play.
 * @param samples audible length of the track, samples at `SAMPLE_RATE`
 */
export function opusInMp4({ packets, preSkip }: OpusTrack, samples: number): Uint8Array {
  // The encapsulation of Opus in ISO/IEC 14496-12, version 0.8.1, 4.3.
  const specific = box('dOps', u8(0, 1), u16(preSkip), u32(SAMPLE_RATE), u16(0), u8(0));
  return soundInMp4({
    entry: soundEntry('Opus', 1, TIMESCALE, specific),
    packets,
    rate: TIMESCALE,
    frame: PACKET,
    skip: preSkip,
    length: Math.round((samples * TIMESCALE) / SAMPLE_RATE),
    more: [
      box('sgpd', u32(VERSION_ONE), ROLL, u32(2, 1), u16(-PRE_ROLL)),
      full('sbgp', 0, ROLL, u32(1, packets.length, 1)),
    ],
  });
}
