/** A box of an MP4 file (ISO/IEC 14496-12, 4.2): its type, where it begins, and its content. */
export interface Box {
  type: string;
  at: number;
  start: number;
  /** Of the box, not beyond that of the file. */
  end: number;
}

/** More boxes side by side than fragments in hours of sound: what follows is not looked at. */
const MAX_BOXES = 100_000;
const HEADER = 8;
const LARGE_HEADER = 16;

export const viewOf = (file: Uint8Array): DataView =>
  new DataView(file.buffer, file.byteOffset, file.byteLength);

function readBox(view: DataView, at: number, end: number): Box {
  const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)));
  const size = view.getUint32(at);
  const isLarge = size === 1 && at + LARGE_HEADER <= end;
  const length = isLarge ? Number(view.getBigUint64(at + HEADER)) : size;
  const start = at + (isLarge ? LARGE_HEADER : HEADER);
  // Without a usable size, the box reaches to the end.
  return { type, at, start, end: at + length >= start ? Math.min(at + length, end) : end };
}

/** The boxes in a part of a file, those within them not included. */
export function* boxesIn(view: DataView, start: number, end: number): Generator<Box> {
  let at = start;
  for (let count = 0; count < MAX_BOXES && at + HEADER <= end; count++) {
    const box = readBox(view, at, end);
    yield box;
    at = box.end;
  }
}

/** The first box that lies at a path of types below a part of a file. */
export function findBox(
  view: DataView,
  { start, end }: Pick<Box, 'start' | 'end'>,
  ...path: readonly [string, ...string[]]
): Box | null {
  const [type, next, ...rest] = path;
  for (const box of boxesIn(view, start, end))
    if (box.type === type) return next === undefined ? box : findBox(view, box, next, ...rest);
  return null;
}

/** Numbers of 32 bits in a box, from an offset in its content; as many as the box holds, whatever it says. */
export function numbersAt(view: DataView, { start, end }: Box, offset: number) {
  const from = start + offset;
  const count = Math.max(0, Math.floor((end - from) / 4));
  return { count, at: (index: number): number => (index < count ? view.getUint32(from + 4 * index) : 0) };
}
