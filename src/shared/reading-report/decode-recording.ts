import { LARGEST_RECORDING_BYTES } from '#rules/speaking/recording-size.ts';
import { withoutRepeatedFragments } from '#speech/repeated-fragments.ts';

/**
 * The rate at which browsers record: decoded at this rate, Opus is unchanged and resampled as on the server.
 */
const RATE = 48_000;
/** Longer than is ever scored: such a recording is declined as too long. */
const MAX_SECONDS = 200;

/** The browser cannot decode the recording, or had better not. */
export class Undecodable extends Error {
  override readonly name = 'Undecodable';
}

/** The mean of its channels; most recordings have one, whose samples are copied at once. */
function mixed(audio: AudioBuffer): Float32Array {
  const length = Math.min(audio.length, MAX_SECONDS * RATE);
  const channels = Array.from({ length: audio.numberOfChannels }, (_, channel) =>
    audio.getChannelData(channel),
  );
  const [only, ...others] = channels;
  if (only && others.length === 0) return only.slice(0, length);
  return Float32Array.from({ length }, (_, i) =>
    channels.reduce((sum, channel) => sum + (channel[i] ?? 0) / channels.length, 0),
  );
}

/**
 * Decodes a recording of any container that the browser supports. Only possible in pages, not in workers.
 * @returns the mean of its channels, full scale ±1
 * @throws Undecodable
 */
export async function decodeRecording(file: ArrayBuffer): Promise<{ samples: Float32Array; rate: number }> {
  // Browsers decode all of a file at once, and what it holds cannot be seen before.
  if (file.byteLength > LARGEST_RECORDING_BYTES) throw new Undecodable(`${file.byteLength} bytes`);
  const context = new OfflineAudioContext(1, 1, RATE);
  const { buffer } = withoutRepeatedFragments(new Uint8Array(file));
  const audio = await context.decodeAudioData(buffer).catch((error: unknown) => {
    throw new Undecodable(String(error));
  });
  return { samples: mixed(audio), rate: RATE };
}
