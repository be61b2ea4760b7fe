import { MAX_CHANNELS, SAMPLE_RATES } from './sound-limits.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

/** Rates by their index (ISO/IEC 14496-3, 1.6.3.4), Hz. */
const RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
/** What is recorded at most, Hz: twice of it costs twice the time. */
const MAX_RATE = 48_000;
const RATE_IS_WRITTEN_OUT = 15;
const LOW_COMPLEXITY = 2;
const WITH_BANDS = 5;
const WITH_STEREO = 29;
/** More than any of the kinds that are taken needs. */
const MAX_BYTES = 32;

export interface AacConfig {
  channels: number;
  rate: number;
  frame: number;
}

function bitReader(bytes: Uint8Array): (count: number) => number {
  let at = 0;
  return (count) => {
    let value = 0;
    for (let i = 0; i < count; i++, at++) value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    return value;
  };
}

/**
 * What an AudioSpecificConfig (ISO/IEC 14496-3, 1.6.2.1) says of the sound. Channels that are listed one by one are not
 * voices, and the other kinds of AAC are not recorded by browsers.
 * @throws UnreadableAudio
 */
export function readAacConfig(bytes: Uint8Array): AacConfig {
  const bits = bitReader(bytes);
  const readRate = () => {
    const index = bits(4);
    return index === RATE_IS_WRITTEN_OUT ? bits(24) : (RATES[index] ?? 0);
  };
  let kind = bits(5);
  const core = readRate();
  const channels = bits(4);
  const isExtended = kind === WITH_BANDS || kind === WITH_STEREO;
  const rate = isExtended ? readRate() : core;
  if (isExtended) kind = bits(5);
  const frame = bits(1) === 1 ? 960 : 1_024;
  if (bytes.length < 2 || bytes.length > MAX_BYTES || kind !== LOW_COMPLEXITY)
    throw new UnreadableAudio(`AAC of kind ${kind}`);
  const isRecorded = SAMPLE_RATES.has(core) && SAMPLE_RATES.has(rate) && rate <= MAX_RATE;
  if (channels < 1 || channels > MAX_CHANNELS || !isRecorded)
    throw new UnreadableAudio(`AAC of ${channels} channels at ${rate} Hz`);
  return { channels, rate, frame: Math.round((frame * rate) / core) };
}
