import { readMp4 } from './read-mp4.ts';
import { readOpus } from './read-opus.ts';
import { sniffAudio } from './sniff-audio.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { readWav } from './wav.ts';

/**
 * Decodes a recording , choosing the container from its first bytes.
 * @returns mono, 16 kHz
 * @throws UnreadableAudio
 */
export async function decodeAudio(file: Uint8Array): Promise<Int16Array> {
  const pcm = await decodeContainer(file);
  if (pcm.length === 0) throw new UnreadableAudio('no sound in the recording');
  return pcm;
}

function decodeContainer(file: Uint8Array): Promise<Int16Array> | Int16Array {
  switch (sniffAudio(file)) {
    case 'audio/wav':
      return readWav(file);
    case 'audio/webm':
    case 'audio/ogg':
      return readOpus(file);
    case 'audio/mp4':
      return readMp4(file);
    case null:
      throw new UnreadableAudio('not WebM, Ogg, MP4 or WAV');
  }
}
