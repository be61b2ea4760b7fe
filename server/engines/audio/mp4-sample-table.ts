import { type Box, findBox, numbersAt } from './mp4-boxes.ts';

/** A part of a file. */
export interface Span {
  start: number;
  end: number;
}

/** Where the chunks begin: numbers of 32 or of 64 bits. */
function chunkOffsets(view: DataView, table: Box) {
  const small = findBox(view, table, 'stco');
  if (small) {
    const offsets = numbersAt(view, small, 8);
    return { count: offsets.count, at: offsets.at };
  }
  const large = findBox(view, table, 'co64');
  const halves = large && numbersAt(view, large, 8);
  return {
    count: halves ? Math.floor(halves.count / 2) : 0,
    at: (index: number) => (halves ? halves.at(2 * index) * 2 ** 32 + halves.at(2 * index + 1) : 0),
  };
}

/** Sizes of samples: all the same, or one by one. How many there are is bounded by the box, not by what it claims. */
function sampleSizes(view: DataView, table: Box) {
  const box = findBox(view, table, 'stsz');
  if (!box) return { count: 0, at: () => 0 };
  const head = numbersAt(view, box, 4);
  const [same, claimed] = [head.at(0), head.at(1)];
  if (same > 0) return { count: claimed, at: () => same };
  const sizes = numbersAt(view, box, 12);
  return { count: Math.min(claimed, sizes.count), at: sizes.at };
}

/**
 * Where the samples of a track lie, in their order (ISO/IEC 14496-12, 8.7), one by one as they are asked for.
 * @param table the track's `stbl`
 */
export function* tabledSamples(view: DataView, table: Box): Generator<Span> {
  const offsets = chunkOffsets(view, table);
  const sizes = sampleSizes(view, table);
  const runs = findBox(view, table, 'stsc');
  if (!runs) return;
  // A run: its first chunk, samples of each, description.
  const run = numbersAt(view, runs, 8);
  let [sample, current] = [0, 0];
  for (let chunk = 0; chunk < offsets.count && sample < sizes.count; chunk++) {
    if (3 * (current + 1) < run.count && run.at(3 * (current + 1)) <= chunk + 1) current++;
    let at = offsets.at(chunk);
    for (let left = run.at(3 * current + 1); left > 0 && sample < sizes.count; left--) {
      const size = sizes.at(sample++);
      if (size === 0 || at + size > view.byteLength) break;
      yield { start: at, end: at + size };
      at += size;
    }
  }
}
