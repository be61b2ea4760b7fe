import { MAX_DECODED_SECONDS } from './sound-limits.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

/** The shortest packet that anybody records, seconds: there cannot be more in the time that is listened to. */
const SHORTEST_SECONDS = 0.01;

/**
 * The packets of the time that is listened to, by what their heads say, before anything is decoded. Those that hold
 * nothing are left out.
 * @param samplesOf samples that a packet decodes to
 * @throws UnreadableAudio where most of them hold nothing
 */
export function* soundWithin(
  packets: Iterable<Uint8Array>,
  rate: number,
  samplesOf: (packet: Uint8Array) => number,
  seconds = MAX_DECODED_SECONDS,
): Generator<Uint8Array> {
  let samples = 0;
  let count = 0;
  for (const packet of packets) {
    if (samples >= seconds * rate) return;
    if (count++ >= seconds / SHORTEST_SECONDS) throw new UnreadableAudio('more packets than sound has');
    const own = samplesOf(packet);
    samples += own;
    if (own > 0) yield packet;
  }
}

/** Packets in groups of so many, the last of which may be smaller. */
export function* inGroups(packets: Iterable<Uint8Array>, size: number): Generator<Uint8Array[]> {
  let group: Uint8Array[] = [];
  for (const packet of packets) {
    group.push(packet);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
