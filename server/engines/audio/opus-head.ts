import { MAX_CHANNELS } from './sound-limits.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const MAGIC = Buffer.from('OpusHead');
const HEAD_BYTES = 19;

/** Whether a packet begins as the header of an Opus stream does. */
export const isOpusHead = (bytes: Uint8Array): boolean => MAGIC.equals(bytes.subarray(0, MAGIC.length));

/**
 * The header for one stream of so many channels, from which a decoder is opened: none of the file's own claims
 * reach it.
 */
export function plainOpusHead(channels: number): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES);
  MAGIC.copy(head);
  head.writeUInt8(1, 8);
  head.writeUInt8(channels, 9);
  head.writeUInt32LE(48_000, 12);
  return head;
}

/**
 * What the header of a stream says (RFC 7845, section 5.1). Of the mappings that name several streams, only those that
 * come to one are voices.
 * @returns `preSkip`: samples at the beginning that are not played
 * @throws UnreadableAudio
 */
export function readOpusHead(head: Uint8Array): { channels: number; preSkip: number } {
  const [version = 255, channels = 0, low = 0, high = 0] = head.subarray(8, 12);
  const [family, streams, coupled] = head.subarray(18, 21);
  if (!isOpusHead(head) || head.length < HEAD_BYTES || version > 15)
    throw new UnreadableAudio('no header of Opus');
  if (channels < 1 || channels > MAX_CHANNELS) throw new UnreadableAudio(`Opus of ${channels} channels`);
  const isPlain = family === 0 || (family === 1 && streams === 1 && coupled === channels - 1);
  if (!isPlain) throw new UnreadableAudio(`Opus of mapping family ${family} with ${streams} streams`);
  return { channels, preSkip: low + 256 * high };
}
