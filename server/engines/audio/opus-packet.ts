/** Opus counts time at this rate, whatever was recorded, Hz. */
export const OPUS_RATE = 48_000;
/** Longest packet: 120 ms (RFC 6716, section 3.2.5). */
const MAX_SAMPLES = 5_760;
/** Largest packet: 48 frames, each as large as a frame may be (RFC 6716, section 3.2.1), and what precedes them. */
export const MAX_OPUS_PACKET_BYTES = 48 * 1_275 + 100;

const MS = OPUS_RATE / 1000;
/** Shorter frames are for talking across a network, not for recording, and cost twice the time. */
const SHORTEST_FRAME = 10 * MS;
/** Length of a frame by the configuration in the first five bits (RFC 6716, section 3.1), milliseconds. */
const SILK = [10, 20, 40, 60];
const HYBRID = [10, 20];
const CELT = [2.5, 5, 10, 20];

function frameSamples(configuration: number): number {
  if (configuration < 12) return (SILK[configuration % 4] ?? 0) * MS;
  if (configuration < 16) return (HYBRID[configuration % 2] ?? 0) * MS;
  return (CELT[configuration % 4] ?? 0) * MS;
}

function frameCount(packet: Uint8Array): number {
  const code = (packet[0] ?? 0) & 3;
  if (code < 3) return code === 0 ? 1 : 2;
  return (packet[1] ?? 0) & 63;
}

/** Samples in each channel that a packet says it holds; 0 for one that no recorder makes. */
export function opusSamples(packet: Uint8Array): number {
  const [toc] = packet;
  if (toc === undefined || packet.length > MAX_OPUS_PACKET_BYTES) return 0;
  const frame = frameSamples(toc >> 3);
  const samples = frame * frameCount(packet);
  return frame >= SHORTEST_FRAME && samples <= MAX_SAMPLES ? samples : 0;
}
