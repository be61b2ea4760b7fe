/** What browsers record at: decoded at this rate, Opus stays as it is and is resampled as on the server. */
const RATE = 48_000;
/** More than is ever scored: a longer recording is declined as too long. */
const LONGEST_SECONDS = 200;

/** The browser cannot decode the recording. */
export class Undecodable extends Error {
  override readonly name = 'Undecodable';
}

/**
 * Decodes a recording of any container that the browser knows. Only pages can do so, not workers.
 * @returns the mean of its channels, full scale ±1
 * @throws Undecodable
 */
export async function decodeRecording(file: ArrayBuffer): Promise<{ samples: Float32Array; rate: number }> {
  const context = new OfflineAudioContext(1, 1, RATE);
  const audio = await context.decodeAudioData(file).catch((error: unknown) => {
    throw new Undecodable(String(error));
  });
  const channels = Array.from({ length: audio.numberOfChannels }, (_, channel) =>
    audio.getChannelData(channel),
  );
  const samples = Float32Array.from({ length: Math.min(audio.length, LONGEST_SECONDS * RATE) }, (_, i) =>
    channels.reduce((sum, channel) => sum + (channel[i] ?? 0) / channels.length, 0),
  );
  return { samples, rate: RATE };
}
