import { readAacConfig } from './aac-config.ts';
import { type Box, boxesIn, findBox, numbersAt, viewOf } from './mp4-boxes.ts';
import { aacConfigIn } from './mp4-descriptors.ts';
import { fragmentedSamples } from './mp4-fragments.ts';
import { type Span, tabledSamples } from './mp4-sample-table.ts';
import type { PacketTrack } from './packet-track.ts';
import { MAX_CHANNELS } from './sound-limits.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

/** Fields of a sound's description before the boxes within it (ISO/IEC 14496-12, 12.2.3), and QuickTime's more. */
const ENTRY_BYTES = 28;
const QUICKTIME_MORE_BYTES = 16;

interface Description {
  type: string;
  inner: Pick<Box, 'start' | 'end'>;
}

function describeSound(view: DataView, table: Box): Description | null {
  const stsd = findBox(view, table, 'stsd');
  if (!stsd) return null;
  const [entry] = boxesIn(view, stsd.start + 8, stsd.end);
  if (!entry || entry.start + ENTRY_BYTES > entry.end) return null;
  const more = view.getUint16(entry.start + 8) === 1 ? QUICKTIME_MORE_BYTES : 0;
  return { type: entry.type, inner: { start: entry.start + ENTRY_BYTES + more, end: entry.end } };
}

/** The `stbl` of a track of sound, with what describes it. */
function soundOf(view: DataView, trak: Box): { table: Box; description: Description } | null {
  const handler = findBox(view, trak, 'mdia', 'hdlr');
  const table = findBox(view, trak, 'mdia', 'minf', 'stbl');
  const SOUN = 0x73_6f_75_6e;
  if (!handler || !table || numbersAt(view, handler, 8).at(0) !== SOUN) return null;
  const description = describeSound(view, table);
  return description && { table, description };
}

const trackNumber = (view: DataView, trak: Box): number => {
  const head = findBox(view, trak, 'tkhd');
  if (!head) return 0;
  const fields = numbersAt(view, head, 0);
  // Times of version 1 take twice as much.
  return fields.at(fields.at(0) >>> 24 === 1 ? 5 : 3);
};

/**
 * Samples before those that the list of edits lets be heard (ISO/IEC 14496-12, 8.6.6): encoders write what they need
 * to get going. An empty edit, which delays the sound, comes before it.
 */
function skippedSamples(view: DataView, trak: Box, rate: number): number {
  const list = findBox(view, trak, 'edts', 'elst');
  const times = findBox(view, trak, 'mdia', 'mdhd');
  if (!list || !times) return 0;
  const edits = numbersAt(view, list, 0);
  const time = numbersAt(view, times, 0);
  const [isLong, isLongTime] = [edits.at(0) >>> 24 === 1, time.at(0) >>> 24 === 1];
  const [width, start] = isLong ? [5, 3] : [3, 1];
  const starts = [0, 1].map((edit) => edits.at(2 + edit * width + start));
  const EMPTY = 0xffff_ffff;
  const first = starts[0] === EMPTY ? starts[1] : starts[0];
  const scale = time.at(isLongTime ? 5 : 3);
  return scale > 0 ? Math.round(((first ?? 0) * rate) / scale) : 0;
}

function defaultSize(view: DataView, movie: Box, track: number): number {
  const defaults = findBox(view, movie, 'mvex');
  if (!defaults) return 0;
  for (const box of boxesIn(view, defaults.start, defaults.end)) {
    const fields = numbersAt(view, box, 4);
    if (box.type === 'trex' && fields.at(0) === track) return fields.at(3);
  }
  return 0;
}

function* allSamples(view: DataView, movie: Box, trak: Box, table: Box): Generator<Span> {
  yield* tabledSamples(view, table);
  const track = trackNumber(view, trak);
  yield* fragmentedSamples(view, track, defaultSize(view, movie, track));
}

function* cut(file: Uint8Array, spans: Iterable<Span>): Generator<Uint8Array> {
  for (const { start, end } of spans) yield file.subarray(start, end);
}

function opusTrack(view: DataView, inner: Description['inner'], packets: Iterable<Uint8Array>): PacketTrack {
  const box = findBox(view, inner, 'dOps');
  if (!box || box.end - box.start < 11) throw new UnreadableAudio('an MP4 without a header of Opus');
  const channels = view.getUint8(box.start + 1);
  const family = view.getUint8(box.start + 10);
  if (family !== 0 || channels < 1 || channels > MAX_CHANNELS)
    throw new UnreadableAudio(`Opus of ${channels} channels, mapping family ${family}, in an MP4`);
  return { codec: 'opus', channels, preSkip: view.getUint16(box.start + 2), packets };
}

/**
 * The first track of sound in an MP4 file, fragmented or not. Its tables are read as far as packets are asked for, and
 * never further than they reach.
 * @throws UnreadableAudio
 */
export function openMp4(file: Uint8Array): PacketTrack {
  const view = viewOf(file);
  const movie = findBox(view, { start: 0, end: file.length }, 'moov');
  if (!movie) throw new UnreadableAudio('an MP4 without its header');
  for (const trak of boxesIn(view, movie.start, movie.end)) {
    const found = trak.type === 'trak' ? soundOf(view, trak) : null;
    if (!found) continue;
    const { type, inner } = found.description;
    const packets = cut(file, allSamples(view, movie, trak, found.table));
    if (type === 'Opus') return opusTrack(view, inner, packets);
    const esds = findBox(view, inner, 'esds') ?? findBox(view, inner, 'wave', 'esds');
    if (type !== 'mp4a' || !esds) throw new UnreadableAudio('an MP4 whose sound is neither AAC nor Opus');
    const config = aacConfigIn(file.subarray(esds.start, esds.end));
    const sound = readAacConfig(config);
    const preSkip = skippedSamples(view, trak, sound.rate);
    return { codec: 'aac', config, ...sound, preSkip, packets };
  }
  throw new UnreadableAudio('no track of sound in the MP4');
}
