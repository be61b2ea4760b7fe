import { UnreadableAudio } from './unreadable-audio.ts';

/** Tags of descriptors (ISO/IEC 14496-1, 7.2.2.1). */
const STREAM = 3;
const DECODER = 4;
const SPECIFIC = 5;
/** Fields of a decoder's descriptor before those within it. */
const DECODER_BYTES = 13;
/** ISO/IEC 14496-1, 7.2.6.6, table 5: AAC of MPEG-4, and the low-complexity one of MPEG-2. */
const AAC: ReadonlySet<number> = new Set([0x40, 0x67]);

/** The descriptor with which a part begins; its length takes seven bits a byte. */
function within(bytes: Uint8Array, tag: number): Uint8Array {
  if (bytes[0] !== tag) throw new UnreadableAudio('an MP4 that does not say how its sound is coded');
  let length = 0;
  let at = 1;
  for (let more = true; more && at <= 4; at++) {
    const byte = bytes[at] ?? 0;
    length = length * 128 + (byte & 127);
    more = byte > 127;
  }
  return bytes.subarray(at, at + length);
}

/** Identifier, flags, and the fields that the flags name. */
function afterStreamFields(stream: Uint8Array): Uint8Array {
  const flags = stream[2] ?? 0;
  let at = 3;
  if (flags & 0x80) at += 2;
  if (flags & 0x40) at += 1 + (stream[at] ?? 0);
  if (flags & 0x20) at += 2;
  return stream.subarray(at);
}

/**
 * The AudioSpecificConfig in the content of an `esds` box.
 * @throws UnreadableAudio where it is not AAC
 */
export function aacConfigIn(esds: Uint8Array): Uint8Array {
  const decoder = within(afterStreamFields(within(esds.subarray(4), STREAM)), DECODER);
  if (!AAC.has(decoder[0] ?? 0)) throw new UnreadableAudio('an MP4 whose sound is neither AAC nor Opus');
  return within(decoder.subarray(DECODER_BYTES), SPECIFIC);
}
