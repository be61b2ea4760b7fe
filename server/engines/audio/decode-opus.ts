import libav, { type Frame, type LibAV } from '@libav.js/variant-opus-af';
import { plainOpusHead } from './opus-head.ts';
import { OPUS_RATE, opusSamples } from './opus-packet.ts';
import type { OpusTrack } from './packet-track.ts';
import { packetsFrom } from './packets-from.ts';
import { PcmSink } from './pcm-sink.ts';
import { inGroups, soundWithin } from './sound-within.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

/** libav's quiet log level: errors that matter are thrown. */
const LOG_QUIET = -8;
/** Packets that are decoded at a time: six seconds at most. */
const GROUP = 50;
/** What a decoder hears before it sounds as if it had heard all (RFC 7845, section 4.6, wants 80 ms), samples. */
const LEAD = 0.2 * OPUS_RATE;
const AV_CODEC_ID_OPUS = 86_076;

let loading: Promise<LibAV> | undefined;

async function loadLibav(): Promise<LibAV> {
  const av = await libav.LibAV({ noworker: true, nothreads: true });
  await av.av_log_set_level(LOG_QUIET);
  return av;
}

/** The mean of a frame's channels, which libopus writes in turns, full scale ±1. */
function mono({ data, channels = 1 }: Frame): Float32Array {
  if (!(data instanceof Float32Array)) throw new TypeError('libopus decodes to other numbers');
  if (channels === 1) return data;
  // Plain loops: a minute of sound has six million samples.
  const mean = new Float32Array(Math.floor(data.length / channels));
  for (let i = 0; i < mean.length; i++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) sum += data[i * channels + channel] ?? 0;
    mean[i] = sum * (1 / channels);
  }
  return mean;
}

const openDecoder = (av: LibAV, channels: number) =>
  av.ff_init_decoder('libopus', {
    codecpar: {
      codec_type: av.AVMEDIA_TYPE_AUDIO,
      codec_id: AV_CODEC_ID_OPUS,
      sample_rate: OPUS_RATE,
      channels,
      channel_layoutmask: channels === 1 ? 4 : 3,
      extradata: plainOpusHead(channels),
    },
    time_base: [1, OPUS_RATE],
  });

/**
 * Decodes the sound of a track up to the limit, some packets at a time. One that is damaged is left out.
 * @param from seconds that are left out
 * @returns mono, 16 kHz
 * @throws UnreadableAudio
 */
export async function decodeOpus(
  { channels, preSkip, packets: all }: OpusTrack,
  from: number,
): Promise<Int16Array> {
  const { packets, skip } = packetsFrom(soundWithin(all, OPUS_RATE, opusSamples), {
    samplesOf: opusSamples,
    first: preSkip + Math.round(from * OPUS_RATE),
    lead: LEAD,
  });
  loading ??= loadLibav();
  const av = await loading;
  const [, context, packet, frame] = await openDecoder(av, channels);
  const sink = new PcmSink(OPUS_RATE, skip);
  try {
    for (const group of inGroups(packets, GROUP)) {
      const own = group.map((data) => ({ data }));
      const config = { fin: false, ignoreErrors: true };
      for (const decoded of await av.ff_decode_multi(context, packet, frame, own, config))
        sink.push(mono(decoded));
      if (sink.isFull) break;
    }
    return sink.finish();
  } catch (error) {
    throw new UnreadableAudio(`the sound is not Opus or is damaged: ${String(error)}`);
  } finally {
    await av.ff_free_decoder(context, packet, frame);
  }
}
