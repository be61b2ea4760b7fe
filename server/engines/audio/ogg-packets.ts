import { isOpusHead, readOpusHead } from './opus-head.ts';
import { MAX_OPUS_PACKET_BYTES } from './opus-packet.ts';
import type { PacketTrack } from './packet-track.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

const CAPTURE = Buffer.from('OggS');
const HEAD_BYTES = 27;
const BEGINS = 2;
const CONTINUES = 1;
/** A segment as long as this goes on in the next one. */
const FULL = 255;

interface Page {
  flags: number;
  stream: number;
  lengths: Uint8Array;
  body: Uint8Array;
}

/** The pages of a file (RFC 3533, section 6); the last one may have been cut off. */
function* pagesOf(file: Buffer): Generator<Page> {
  for (let at = file.indexOf(CAPTURE); at >= 0; ) {
    const count = file[at + HEAD_BYTES - 1];
    const start = at + HEAD_BYTES + (count ?? 0);
    if (count === undefined || start > file.length) return;
    const lengths = file.subarray(at + HEAD_BYTES, start);
    let size = 0;
    for (const length of lengths) size += length;
    yield {
      flags: file[at + 5] ?? 0,
      stream: file.readUInt32LE(at + 14),
      lengths,
      body: file.subarray(start, start + size),
    };
    at = file.indexOf(CAPTURE, start + size);
  }
}

/** Puts packets together from the pages of one stream; what is larger than a packet of sound is left out. */
class PacketJoiner {
  #parts: Uint8Array[] = [];
  #size = 0;
  /** Its beginning was not seen, or it is too large. */
  #isSpoilt = false;

  *packetsOf({ flags, lengths, body }: Page): Generator<Uint8Array> {
    if ((flags & CONTINUES) === 0) this.#begin();
    else if (this.#size === 0) this.#isSpoilt = true;
    let at = 0;
    for (const length of lengths) {
      if (at + length > body.length) return;
      this.#add(body.subarray(at, at + length));
      at += length;
      if (length === FULL) continue;
      if (!this.#isSpoilt) yield Buffer.concat(this.#parts, this.#size);
      this.#begin();
    }
  }

  #begin(): void {
    this.#parts = [];
    this.#size = 0;
    this.#isSpoilt = false;
  }

  #add(part: Uint8Array): void {
    this.#size += part.length;
    if (this.#size > MAX_OPUS_PACKET_BYTES) {
      this.#isSpoilt = true;
      this.#parts = [];
    } else this.#parts.push(part);
  }
}

/** The sound of one stream: what follows its header and its tags, which have a packet each. */
function* soundOf(file: Buffer, stream: number): Generator<Uint8Array> {
  const joiner = new PacketJoiner();
  for (const page of pagesOf(file)) {
    if (page.stream !== stream) continue;
    for (const packet of joiner.packetsOf(page)) if (!isHeader(packet)) yield packet;
  }
}

const isHeader = (packet: Uint8Array): boolean =>
  isOpusHead(packet) || Buffer.from('OpusTags').equals(packet.subarray(0, 8));

/**
 * The first Opus stream of an Ogg file. Nothing is kept for the others, however many there are.
 * @throws UnreadableAudio
 */
export function openOgg(bytes: Uint8Array): PacketTrack {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const { flags, stream, lengths, body } of pagesOf(file)) {
    if ((flags & BEGINS) === 0) break;
    const head = body.subarray(0, lengths[0]);
    if (isOpusHead(head)) return { codec: 'opus', ...readOpusHead(head), packets: soundOf(file, stream) };
  }
  throw new UnreadableAudio('no stream of Opus in the Ogg');
}
