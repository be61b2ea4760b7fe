import { encodeOpus } from '#server/engines/tts/encode-opus.ts';
import { opusInMp4 } from '#server/engines/tts/opus-in-mp4.ts';
import { type FliteSound, runFlite } from '#server/engines/tts/run-flite.ts';

export type Voice = FliteSound['voice'];

/** Synthesises English text to a WAV file: mono, 16 kHz, 16 bits. Deterministic for a text and a voice. */
export const speakToWav = (text: string, voice: Voice = 'slt') => runFlite(text, { voice });

const WAV_HEADER_BYTES = 44;

/** Synthesises English text, unhurried, to what a phone records: Opus in MP4. */
export async function speakToMp4(text: string): Promise<Uint8Array> {
  const wav = await runFlite(text, { voice: 'slt', stretch: 1.3 });
  const pcm = new Int16Array(wav.slice(WAV_HEADER_BYTES).buffer);
  return opusInMp4(await encodeOpus(pcm), pcm.length);
}
