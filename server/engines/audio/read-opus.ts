import libav, { type Frame, type LibAV, type Stream } from '@libav.js/variant-opus-af';
import { SAMPLE_RATE } from '#speech/features.ts';
import { resample, toPcm16 } from '#speech/resample.ts';
import { MAX_DECODED_SECONDS } from './audio-decoder.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const FILE = 'recording';
const READ_BYTES = 256 * 1024;

/** libav's quiet log level: errors that matter are thrown. */
const LOG_QUIET = -8;

let loading: Promise<LibAV> | undefined;

async function loadLibav(): Promise<LibAV> {
  const av = await libav.LibAV({ noworker: true, nothreads: true });
  await av.av_log_set_level(LOG_QUIET);
  return av;
}

/** The mean of a frame's channels, full scale ±1. */
function mono({ data, channels = 1 }: Frame): Float32Array {
  const planes = ArrayBuffer.isView(data) ? undefined : data;
  const first = planes?.[0] ?? data;
  if (!ArrayBuffer.isView(first)) return new Float32Array();
  const scale = (first instanceof Int16Array ? 1 / 32768 : 1) / channels;
  const length = planes === undefined ? Math.floor(first.length / channels) : first.length;
  return Float32Array.from({ length }, (_, i) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += (planes === undefined ? first[i * channels + channel] : planes[channel]?.[i]) ?? 0;
    return sum * scale;
  });
}

function joined(chunks: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

async function decodeStream(av: LibAV, input: number, stream: Stream): Promise<Int16Array> {
  const [, context, packet, frame] = await av.ff_init_decoder('libopus', {
    codecpar: stream.codecpar,
    time_base: [stream.time_base_num, stream.time_base_den],
  });
  try {
    const chunks: Float32Array[] = [];
    let rate = 48_000;
    let seconds = 0;
    for (let more = true; more && seconds < MAX_DECODED_SECONDS; ) {
      const [result, packets] = await av.ff_read_frame_multi(input, packet, { limit: READ_BYTES });
      // A recorder that was killed leaves a truncated file; what precedes the cut is still a valid recording.
      more = result === -av.EAGAIN;
      const own = packets[stream.index] ?? [];
      const frames = await av.ff_decode_multi(context, packet, frame, own, {
        fin: !more,
        ignoreErrors: true,
      });
      for (const decoded of frames) {
        rate = decoded.sample_rate ?? rate;
        const samples = mono(decoded);
        seconds += samples.length / rate;
        chunks.push(samples);
      }
    }
    return toPcm16(resample(joined(chunks), rate, SAMPLE_RATE));
  } finally {
    await av.ff_free_decoder(context, packet, frame);
  }
}

/**
 * Decodes Opus in WebM or Ogg, the formats Chromium and Firefox record.
 * @returns mono, 16 kHz
 * @throws UnreadableAudio
 */
export async function readOpus(file: Uint8Array): Promise<Int16Array> {
  loading ??= loadLibav();
  const av = await loading;
  await av.writeFile(FILE, file);
  try {
    const [input, streams] = await av.ff_init_demuxer_file(FILE).catch((error: unknown) => {
      throw new UnreadableAudio(`not a whole container: ${String(error)}`);
    });
    try {
      const stream = streams.find(({ codec_type: type }) => type === av.AVMEDIA_TYPE_AUDIO);
      if (stream === undefined) throw new UnreadableAudio('no sound track in the file');
      return await decodeStream(av, input, stream).catch((error: unknown) => {
        throw new UnreadableAudio(`the sound track is not Opus or is damaged: ${String(error)}`);
      });
    } finally {
      await av.avformat_close_input_js(input);
    }
  } finally {
    await av.unlink(FILE);
  }
}
