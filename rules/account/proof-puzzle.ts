const SEED_BYTES = 32;
const PART_AT = SEED_BYTES;
const ANSWER_AT = PART_AT + 4;
const PUZZLE_BYTES = ANSWER_AT + 4;

/** Answers that a puzzle can have: 32 bits. */
export const ANSWER_MAX = 2 ** 32 - 1;

/** The bytes whose SHA-256 is looked at: the challenge's hash, which puzzle it is, the answer. One block. */
export class Puzzle {
  readonly bytes = new Uint8Array(PUZZLE_BYTES);
  readonly #view = new DataView(this.bytes.buffer);

  /** @param seed SHA-256 of the challenge */
  constructor(seed: Uint8Array, part: number) {
    this.bytes.set(seed.subarray(0, SEED_BYTES));
    this.#view.setUint32(PART_AT, part);
  }

  with(answer: number): Uint8Array {
    this.#view.setUint32(ANSWER_AT, answer);
    return this.bytes;
  }
}

/** Whether a hash begins with so many zero bits, at most 32. */
export function hasZeroBits(hash: Uint8Array, bits: number): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = hash;
  return Math.clz32((a << 24) | (b << 16) | (c << 8) | d) >= bits;
}
