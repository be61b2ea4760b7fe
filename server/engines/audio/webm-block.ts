import { readVint } from './ebml.ts';

/** How several frames share a block (RFC 9559, section 10.3). */
const LACING = { none: 0, xiph: 1, fixed: 2, ebml: 3 };

export interface Block {
  track: number;
  frames: Iterable<Uint8Array>;
}

/** Sizes of all frames but the last, and where the frames begin; null if they do not fit. */
interface Laced {
  sizes: number[];
  at: number;
}

function xiphSizes(block: Uint8Array, start: number, count: number): Laced | null {
  const sizes: number[] = [];
  let at = start;
  while (sizes.length < count - 1) {
    let size = 0;
    let byte = 255;
    while (byte === 255) {
      const next = block[at++];
      if (next === undefined) return null;
      byte = next;
      size += byte;
    }
    sizes.push(size);
  }
  return { sizes, at };
}

function ebmlSizes(block: Uint8Array, start: number, count: number): Laced | null {
  const sizes: number[] = [];
  let at = start;
  let size = 0;
  while (sizes.length < count - 1) {
    const vint = readVint(block, at, 8);
    if (!vint) return null;
    at += vint.length;
    // All but the first are differences, shifted so that they have no sign.
    size = sizes.length === 0 ? vint.value : size + vint.value - (2 ** (7 * vint.length - 1) - 1);
    if (size < 0 || size > block.length) return null;
    sizes.push(size);
  }
  return { sizes, at };
}

function fixedSizes(block: Uint8Array, at: number, count: number): Laced | null {
  const size = (block.length - at) / count;
  return Number.isInteger(size) ? { sizes: new Array<number>(count - 1).fill(size), at } : null;
}

function* framesOf(block: Uint8Array, { sizes, at }: Laced): Generator<Uint8Array> {
  let from = at;
  for (const size of sizes) {
    if (from + size > block.length) return;
    yield block.subarray(from, from + size);
    from += size;
  }
  yield block.subarray(from);
}

/** A block and its frames, 256 at most; null if it is damaged. */
export function readBlock(block: Uint8Array): Block | null {
  const track = readVint(block, 0, 8);
  if (!track) return null;
  const flagsAt = track.length + 2;
  const lacing = ((block[flagsAt] ?? 0) >> 1) & 3;
  const first = flagsAt + 1;
  if (lacing === LACING.none) return { track: track.value, frames: [block.subarray(first)] };
  const count = (block[first] ?? 0) + 1;
  const read = lacing === LACING.xiph ? xiphSizes : lacing === LACING.ebml ? ebmlSizes : fixedSizes;
  const laced = read(block, first + 1, count);
  return laced && { track: track.value, frames: framesOf(block, laced) };
}
