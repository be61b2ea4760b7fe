import { decodeAac } from './decode-aac.ts';
import { decodeOpus } from './decode-opus.ts';
import { openTrack } from './open-track.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { decodeWav } from './wav.ts';

/**
 * Decodes a recording.
 * @returns mono, 16 kHz
 * @throws UnreadableAudio
 */
export async function decodeAudio(file: Uint8Array): Promise<Int16Array> {
  const pcm = await decodeSound(file);
  if (pcm.length === 0) throw new UnreadableAudio('no sound in the recording');
  return pcm;
}

async function decodeSound(file: Uint8Array): Promise<Int16Array> {
  const track = openTrack(file);
  if (track.codec === 'pcm') return decodeWav(track);
  return track.codec === 'opus' ? decodeOpus(track) : decodeAac(track);
}
