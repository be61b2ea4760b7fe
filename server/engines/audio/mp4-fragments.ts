import { type Box, boxesIn, findBox, numbersAt } from './mp4-boxes.ts';
import type { Span } from './mp4-sample-table.ts';

/** Which fields a track fragment's header has (ISO/IEC 14496-12, 8.8.7), each of 32 bits, the first of 64. */
const TFHD = { baseOffset: 0x1, description: 0x2, duration: 0x8, size: 0x10 };
/** Which fields a run has (8.8.8): of the whole, then of each sample. */
const TRUN = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, shift: 0x800 };

const flagsOf = (view: DataView, { start, end }: Box): number =>
  start + 4 <= end ? view.getUint32(start) & 0xff_ff_ff : 0;

const has = (flags: number, field: number): boolean => (flags & field) !== 0;

interface FragmentHead {
  track: number;
  base: number;
  size: number;
}

function readHead(view: DataView, moof: Box, box: Box, defaultSize: number): FragmentHead {
  const flags = flagsOf(view, box);
  const fields = numbersAt(view, box, 4);
  let next = 1;
  const take = (field: number, other: number) => (has(flags, field) ? fields.at(next++) : other);
  const high = take(TFHD.baseOffset, 0);
  const base = has(flags, TFHD.baseOffset) ? high * 2 ** 32 + fields.at(next++) : moof.at;
  take(TFHD.description, 0);
  take(TFHD.duration, 0);
  return { track: fields.at(0), base, size: take(TFHD.size, defaultSize) };
}

/** @returns the samples, and where the next run begins if it does not say */
function* samplesOfRun(view: DataView, box: Box, head: FragmentHead, from: number): Generator<Span, number> {
  const flags = flagsOf(view, box);
  const fields = numbersAt(view, box, 4);
  let next = 1;
  let at = from;
  if (has(flags, TRUN.dataOffset)) at = head.base + (fields.at(next++) | 0);
  if (has(flags, TRUN.firstFlags)) next++;
  const before = has(flags, TRUN.duration) ? 1 : 0;
  const width = [TRUN.duration, TRUN.size, TRUN.flags, TRUN.shift].filter((field) =>
    has(flags, field),
  ).length;
  for (let left = fields.at(0); left > 0; left--) {
    if (next + width > fields.count) break;
    const size = has(flags, TRUN.size) ? fields.at(next + before) : head.size;
    if (size === 0 || at < 0 || at + size > view.byteLength) break;
    yield { start: at, end: at + size };
    at += size;
    next += width;
  }
  return at;
}

function* samplesOfFragment(view: DataView, moof: Box, track: number, defaultSize: number): Generator<Span> {
  for (const traf of boxesIn(view, moof.start, moof.end)) {
    const box = traf.type === 'traf' ? findBox(view, traf, 'tfhd') : null;
    const head = box && readHead(view, moof, box, defaultSize);
    if (head?.track !== track) continue;
    let at = head.base;
    for (const run of boxesIn(view, traf.start, traf.end))
      if (run.type === 'trun') at = yield* samplesOfRun(view, run, head, at);
  }
}

/**
 * Where the samples of a track lie in the fragments of a file, one by one as they are asked for. WebKitGTK's recorder
 * writes the header of the last fragment twice; the first one points into the second instead of at sound.
 * @param defaultSize of samples, where fragments do not say
 */
export function* fragmentedSamples(view: DataView, track: number, defaultSize: number): Generator<Span> {
  let last: Box | null = null;
  for (const box of boxesIn(view, 0, view.byteLength)) {
    if (last?.type === 'moof' && box.type !== 'moof')
      yield* samplesOfFragment(view, last, track, defaultSize);
    last = box;
  }
}
