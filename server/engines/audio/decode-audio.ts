import { SAMPLE_RATE } from '#speech/frames.ts';
import { decodeAac } from './decode-aac.ts';
import { decodeOpus } from './decode-opus.ts';
import { openTrack } from './open-track.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { decodeWav } from './wav.ts';

/**
 * Decodes a recording.
 * @param from seconds that are left out
 * @returns mono, 16 kHz
 * @throws UnreadableAudio
 */
export async function decodeAudio(file: Uint8Array, from = 0): Promise<Int16Array> {
  const pcm = await decodeSound(file, from);
  if (pcm.length === 0 && from === 0) throw new UnreadableAudio('no sound in the recording');
  return pcm;
}

async function decodeSound(file: Uint8Array, from: number): Promise<Int16Array> {
  const track = openTrack(file);
  if (track.codec === 'pcm') return decodeWav(track).subarray(Math.round(from * SAMPLE_RATE));
  return track.codec === 'opus' ? decodeOpus(track, from) : decodeAac(track, from);
}
