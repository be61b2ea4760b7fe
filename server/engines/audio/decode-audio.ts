import { decodeAac } from './decode-aac.ts';
import { decodeOpus } from './decode-opus.ts';
import { openMp4 } from './mp4-packets.ts';
import { openOgg } from './ogg-packets.ts';
import type { PacketTrack } from './packet-track.ts';
import { sniffAudio } from './sniff-audio.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { readWav } from './wav.ts';
import { openWebm } from './webm-packets.ts';

/**
 * Decodes a recording, choosing the container from its first bytes. Our own code takes the packets out of it, so a
 * decoder sees none of what a file claims, and only what will be listened to.
 * @returns mono, 16 kHz
 * @throws UnreadableAudio
 */
export async function decodeAudio(file: Uint8Array): Promise<Int16Array> {
  const pcm = await decodeContainer(file);
  if (pcm.length === 0) throw new UnreadableAudio('no sound in the recording');
  return pcm;
}

const decodeTrack = (track: PacketTrack): Promise<Int16Array> =>
  track.codec === 'opus' ? decodeOpus(track) : decodeAac(track);

async function decodeContainer(file: Uint8Array): Promise<Int16Array> {
  switch (sniffAudio(file)) {
    case 'audio/wav':
      return readWav(file);
    case 'audio/webm':
      return decodeTrack(openWebm(file));
    case 'audio/ogg':
      return decodeTrack(openOgg(file));
    case 'audio/mp4':
      return decodeTrack(openMp4(file));
    case null:
      throw new UnreadableAudio('not WebM, Ogg, MP4 or WAV');
  }
}
