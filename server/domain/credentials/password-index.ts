import { hash } from 'node:crypto';
import { commonPasswords } from '#rules/account/common-passwords.ts';

/**
 * The first eight bytes of a SHA-256 as a number; among a million, a collision is not to be expected.
 * @param hex lower-case hexadecimal
 */
export const fingerprint = (hex: string): bigint => BigInt(`0x${hex.slice(0, 16)}`);

const DIGITS = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** All printable ASCII characters. */
const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

/** Every text of a given length. */
function* texts(alphabet: string, length: number): Generator<string> {
  if (length === 0) yield '';
  else
    for (const rest of texts(alphabet, length - 1)) for (const character of alphabet) yield rest + character;
}

/**
 * Passwords the app never sends, since they are shorter than five characters: the empty one, one or two
 * characters of any kind, three lower-case letters or digits, four lower-case letters, four digits. All
 * others would be 80 million.
 */
export function* shortPasswords(): Generator<string> {
  for (const length of [0, 1, 2]) yield* texts(PRINTABLE, length);
  yield* texts(LETTERS + DIGITS, 3);
  yield* texts(LETTERS, 4);
  yield* texts(DIGITS, 4);
}

/** Fingerprints of every short and every common password, in ascending order: some 940,000, in 7.5 MB. */
export function makePasswordIndex(): BigUint64Array {
  const found: bigint[] = [];
  for (const passwords of [shortPasswords(), commonPasswords()])
    for (const password of passwords) found.push(fingerprint(hash('sha256', password)));
  return BigUint64Array.from(found).sort();
}

/** Whether the index has it. */
export function isInIndex(index: BigUint64Array, target: bigint): boolean {
  let [from, to] = [0, index.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((index[middle] ?? 0n) < target) from = middle + 1;
    else to = middle;
  }
  return index[from] === target;
}
