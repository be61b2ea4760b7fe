const TITLE = 'luyen word vectors 1';
const LINE_END = 10;

/**
 * Where words stand among each other by the company they keep: words in order of frequency, each a direction in a space of
 * few dimensions. Directions of words that are used alike are close; opposites are, too.
 */
export class WordVectors {
  readonly dimensions: number;
  readonly #index: ReadonlyMap<string, number>;
  readonly #values: Int8Array;
  readonly #lengths: Float32Array;

  constructor(words: readonly string[], values: Int8Array) {
    this.dimensions = values.length / Math.max(1, words.length);
    this.#index = new Map(words.map((word, index) => [word, index]));
    this.#values = values;
    this.#lengths = Float32Array.from(words, (_, index) => Math.hypot(...this.#of(index)) || 1);
  }

  /** How many words are more frequent; undefined where it is not known. */
  rankOf(word: string): number | undefined {
    return this.#index.get(word);
  }

  /** Cosine of the angle between two words; 0 if one is unknown. */
  closeness(one: string, other: string): number {
    const [a, b] = [this.#index.get(one), this.#index.get(other)];
    if (a === undefined || b === undefined) return 0;
    const [left, right] = [this.#of(a), this.#of(b)];
    let sum = 0;
    for (let at = 0; at < left.length; at++) sum += (left[at] ?? 0) * (right[at] ?? 0);
    return sum / ((this.#lengths[a] ?? 1) * (this.#lengths[b] ?? 1));
  }

  /** Adds the direction of a word to a sum. */
  addTo(sum: Float32Array, word: string, weight: number): void {
    const index = this.#index.get(word);
    if (index === undefined) return;
    const length = this.#lengths[index] ?? 1;
    for (const [at, value] of this.#of(index).entries()) sum[at] = (sum[at] ?? 0) + (weight * value) / length;
  }

  #of(index: number): Int8Array {
    return this.#values.subarray(index * this.dimensions, (index + 1) * this.dimensions);
  }
}

/** A title line, a line of the words, then the values of each, one byte a dimension. */
export function writeWordVectors(words: readonly string[], values: Int8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${TITLE}\n${words.join(' ')}\n`);
  const file = new Uint8Array(head.length + values.length);
  file.set(head);
  file.set(new Uint8Array(values.buffer, values.byteOffset, values.length), head.length);
  return file;
}

/** @throws if it is no such file */
export function readWordVectors(file: Uint8Array): WordVectors {
  const titleEnd = file.indexOf(LINE_END);
  const wordsEnd = file.indexOf(LINE_END, titleEnd + 1);
  const text = (from: number, to: number) => new TextDecoder().decode(file.subarray(from, to));
  if (titleEnd < 0 || wordsEnd < 0 || text(0, titleEnd) !== TITLE) throw new Error('word vectors: no title');
  const words = text(titleEnd + 1, wordsEnd).split(' ');
  const values = Int8Array.from(file.subarray(wordsEnd + 1), (byte) => (byte << 24) >> 24);
  if (values.length === 0 || values.length % words.length !== 0)
    throw new Error(`word vectors: ${values.length} values of ${words.length} words`);
  return new WordVectors(words, values);
}
