import libav, { type Frame, type LibAV } from '@libav.js/variant-opus-af';
import { SAMPLE_RATE } from '#speech/frames.ts';

/** Bits per second: enough for one voice at a time. */
const BIT_RATE = 24_000;
/** Samples per packet (20 ms). */
const FRAME = SAMPLE_RATE / 50;
const AV_SAMPLE_FMT_S16 = 1;
const MONO = 4;
const LOG_QUIET = -8;

export interface OpusTrack {
  /** Packets of 20 ms. */
  packets: Uint8Array[];
  /** Samples at 48 kHz that a player drops at the start. */
  preSkip: number;
}

let loading: Promise<LibAV> | undefined;

async function loadLibav(): Promise<LibAV> {
  const av = await libav.LibAV({ noworker: true, nothreads: true });
  await av.av_log_set_level(LOG_QUIET);
  return av;
}

function* framesOf(pcm: Int16Array): Generator<Frame> {
  for (let at = 0; at < pcm.length; at += FRAME) {
    const data = new Int16Array(FRAME);
    data.set(pcm.subarray(at, at + FRAME));
    const format = { format: AV_SAMPLE_FMT_S16, sample_rate: SAMPLE_RATE, channel_layout: MONO, channels: 1 };
    yield { data, nb_samples: FRAME, pts: at, ptshi: 0, ...format };
  }
}

/** The encoder's delay, from its header (RFC 7845, section 5.1). */
async function preSkipOf(av: LibAV, context: number): Promise<number> {
  const head = await av.copyout_u8(
    await av.AVCodecContext_extradata(context),
    await av.AVCodecContext_extradata_size(context),
  );
  return (head[10] ?? 0) + 256 * (head[11] ?? 0);
}

/** @param pcm mono, 16 kHz */
export async function encodeOpus(pcm: Int16Array): Promise<OpusTrack> {
  loading ??= loadLibav();
  const av = await loading;
  const [, context, frame, packet] = await av.ff_init_encoder('libopus', {
    ctx: {
      bit_rate: BIT_RATE,
      sample_fmt: AV_SAMPLE_FMT_S16,
      sample_rate: SAMPLE_RATE,
      channel_layout: MONO,
      channels: 1,
    },
    time_base: [1, SAMPLE_RATE],
    options: { application: 'voip' },
  });
  try {
    const preSkip = await preSkipOf(av, context);
    const packets = await av.ff_encode_multi(context, frame, packet, [...framesOf(pcm)], { fin: true });
    return { packets: packets.map(({ data }) => data), preSkip };
  } finally {
    await av.ff_free_encoder(context, frame, packet);
  }
}
