import { openMp4 } from './mp4-packets.ts';
import { openOgg } from './ogg-packets.ts';
import type { PacketTrack } from './packet-track.ts';
import { sniffAudio } from './sniff-audio.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { openWav, type WavSound } from './wav.ts';
import { openWebm } from './webm-packets.ts';

/**
 * The sound of a recording, choosing the container from its first bytes. Our own code takes the packets out of it, so a
 * decoder sees none of what a file claims, and only what will be listened to.
 * @throws UnreadableAudio
 */
export function openTrack(file: Uint8Array): PacketTrack | WavSound {
  switch (sniffAudio(file)) {
    case 'audio/wav':
      return openWav(file);
    case 'audio/webm':
      return openWebm(file);
    case 'audio/ogg':
      return openOgg(file);
    case 'audio/mp4':
      return openMp4(file);
    case null:
      throw new UnreadableAudio('not WebM, Ogg, MP4 or WAV');
  }
}
