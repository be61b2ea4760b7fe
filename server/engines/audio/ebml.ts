/** An element of an EBML file (RFC 8794): its name, and where its content is. */
export interface Element {
  id: number;
  start: number;
  /** Infinity if it lasts until what cannot be in it. */
  end: number;
}

/** A number of variable length, RFC 8794, section 4. */
interface Vint {
  /** Without the marker of the length. */
  value: number;
  /** As it is written, which is how elements are named. */
  raw: number;
  length: number;
  /** All bits are set: the size is unknown. */
  isUnknown: boolean;
}

export function readVint(file: Uint8Array, at: number, maxLength: number): Vint | null {
  const first = file[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (length > maxLength || at + length > file.length) return null;
  let value = first - (1 << (8 - length));
  let raw = first;
  for (let i = at + 1; i < at + length; i++) {
    value = value * 256 + (file[i] ?? 0);
    raw = raw * 256 + (file[i] ?? 0);
  }
  return { value, raw, length, isUnknown: value === 2 ** (7 * length) - 1 };
}

export function readElement(file: Uint8Array, at: number): Element | null {
  const id = readVint(file, at, 4);
  if (!id) return null;
  const size = readVint(file, at + id.length, 8);
  if (!size) return null;
  const start = at + id.length + size.length;
  return { id: id.raw, start, end: size.isUnknown ? Number.POSITIVE_INFINITY : start + size.value };
}

/** An unsigned integer, of eight bytes at most. */
export function readUnsigned(content: Uint8Array): number {
  let value = 0;
  for (const byte of content.subarray(0, 8)) value = value * 256 + byte;
  return value;
}
