import { type Element, readElement, readUnsigned } from './ebml.ts';
import { readOpusHead } from './opus-head.ts';
import type { PacketTrack } from './packet-track.ts';
import { MAX_CHANNELS } from './sound-limits.ts';
import { UnreadableAudio } from './unreadable-audio.ts';
import { readBlock } from './webm-block.ts';

/** Names of elements (RFC 9559, section 5.1). */
const ID = {
  segment: 0x1853_8067,
  tracks: 0x1654_ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  contentEncodings: 0x6d80,
  audio: 0xe1,
  channels: 0x9f,
  cluster: 0x1f43_b675,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
};
const MASTERS: ReadonlySet<number> = new Set([
  ID.segment,
  ID.tracks,
  ID.trackEntry,
  ID.audio,
  ID.cluster,
  ID.blockGroup,
]);
const BLOCKS: ReadonlySet<number> = new Set([ID.simpleBlock, ID.block]);

/** Tracks beyond these are not looked at; recorders write one or two. */
const MAX_TRACKS = 16;
/** Elements beyond these are not looked at: two hours of blocks of 20 ms, with as many others. */
const MAX_ELEMENTS = 750_000;

/**
 * The elements of a file in their order, those within others included: nothing is kept of the nesting, so it cannot be
 * too deep, and a size that nobody knows is no different from another. What is not wanted is passed over.
 */
function* elementsOf(file: Uint8Array): Generator<Element> {
  for (let at = 0, count = 0; count < MAX_ELEMENTS; count++) {
    const element = readElement(file, at);
    if (!element) return;
    yield element;
    at = MASTERS.has(element.id) ? element.start : element.end;
    if (at > file.length) return;
  }
}

interface Track {
  number: number;
  codec: string;
  head: Uint8Array;
  channels: number;
  isEncoded: boolean;
}

function note(track: Track, id: number, content: Uint8Array): void {
  if (id === ID.trackNumber) track.number = readUnsigned(content);
  if (id === ID.codecId) track.codec = Buffer.from(content.subarray(0, 32)).toString('latin1');
  if (id === ID.codecPrivate) track.head = content;
  if (id === ID.channels) track.channels = readUnsigned(content);
  if (id === ID.contentEncodings) track.isEncoded = true;
}

/** The tracks that a file names before its first sound. */
function tracksOf(file: Uint8Array): Track[] {
  const tracks: Track[] = [];
  for (const { id, start, end } of elementsOf(file)) {
    if (id === ID.cluster || (id === ID.trackEntry && tracks.length === MAX_TRACKS)) break;
    if (id === ID.trackEntry)
      tracks.push({ number: 0, codec: '', head: new Uint8Array(), channels: 1, isEncoded: false });
    const track = tracks.at(-1);
    if (track && !MASTERS.has(id) && end <= file.length) note(track, id, file.subarray(start, end));
  }
  return tracks;
}

/** What a killed recorder was about to write is left out: a block counts when it is whole. */
function* soundOf(file: Uint8Array, number: number): Generator<Uint8Array> {
  for (const { id, start, end } of elementsOf(file)) {
    if (!BLOCKS.has(id) || end > file.length) continue;
    const block = readBlock(file.subarray(start, end));
    if (block?.track === number) yield* block.frames;
  }
}

/**
 * The first Opus track of a WebM or Matroska file.
 * @throws UnreadableAudio
 */
export function openWebm(file: Uint8Array): PacketTrack {
  const track = tracksOf(file).find(({ codec }) => codec === 'A_OPUS');
  if (!track) throw new UnreadableAudio('no track of Opus in the WebM');
  const { number, head, channels: declared, isEncoded } = track;
  if (isEncoded) throw new UnreadableAudio('a WebM whose track is packed once more');
  if (declared < 1 || declared > MAX_CHANNELS) throw new UnreadableAudio(`a WebM of ${declared} channels`);
  return { codec: 'opus', ...readOpusHead(head), packets: soundOf(file, number) };
}
