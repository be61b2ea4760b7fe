const HEADER_END = 'endhdr\n';
const NATIVE_ORDER = 0x11223344;

/** Reads numbers sequentially from a little-endian CMU Sphinx binary file. */
export class SphinxReader {
  readonly #view: DataView;
  #offset: number;

  constructor(file: ArrayBuffer, offset = 0) {
    this.#view = new DataView(file);
    this.#offset = offset;
  }

  get offset(): number {
    return this.#offset;
  }

  skip(bytes: number): void {
    this.#offset += bytes;
  }

  int(): number {
    this.#offset += 4;
    return this.#view.getInt32(this.#offset - 4, true);
  }

  short(): number {
    this.#offset += 2;
    return this.#view.getUint16(this.#offset - 2, true);
  }

  byte(): number {
    this.#offset += 1;
    return this.#view.getUint8(this.#offset - 1);
  }

  floats(count: number): Float32Array {
    const values = Float32Array.from({ length: count }, (_, index) =>
      this.#view.getFloat32(this.#offset + 4 * index, true),
    );
    this.#offset += 4 * count;
    return values;
  }

  bytes(count: number): Uint8Array {
    const values = new Uint8Array(this.#view.buffer, this.#offset, count);
    this.#offset += count;
    return values;
  }

  /** Reads a zero-terminated string. */
  text(): string {
    let text = '';
    for (let byte = this.byte(); byte !== 0; byte = this.byte()) text += String.fromCharCode(byte);
    return text;
  }
}

/**
 * Opens a parameter file (means, variances, transition_matrices) after its text header and byte-order mark.
 * @throws if the file is invalid or big-endian
 */
export function openParameterFile(file: ArrayBuffer, name: string): SphinxReader {
  const start = new TextDecoder('latin1').decode(file.slice(0, 1024));
  const end = start.indexOf(HEADER_END);
  if (end < 0) throw new Error(`${name}: no header of a Sphinx parameter file`);
  const reader = new SphinxReader(file, end + HEADER_END.length);
  if (reader.int() !== NATIVE_ORDER) throw new Error(`${name}: byte order is not little-endian`);
  return reader;
}
