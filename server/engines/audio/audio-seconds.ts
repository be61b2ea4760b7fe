import { openTrack } from './open-track.ts';
import { OPUS_RATE, opusSamples } from './opus-packet.ts';
import type { PacketTrack } from './packet-track.ts';
import { soundWithin } from './sound-within.ts';

/** Packets that are heard up to so many seconds, and their samples. */
function samplesWithin(track: PacketTrack, seconds: number): { samples: number; rate: number } {
  const rate = track.codec === 'opus' ? OPUS_RATE : track.rate;
  const samplesOf = track.codec === 'opus' ? opusSamples : () => track.frame;
  let samples = 0;
  for (const packet of soundWithin(track.packets, rate, samplesOf, seconds)) samples += samplesOf(packet);
  return { samples, rate };
}

/**
 * How long a recording is by the heads of its packets, of which none is decoded.
 * @param most where to stop counting, seconds
 * @throws UnreadableAudio
 */
export function audioSeconds(file: Uint8Array, most: number): number {
  const track = openTrack(file);
  if (track.codec === 'pcm') return track.frames / track.rate;
  const { samples, rate } = samplesWithin(track, most);
  return samples / rate;
}
