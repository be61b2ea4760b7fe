import { hash } from 'node:crypto';
import { commonPasswords } from '#rules/account/common-passwords.ts';

/**
 * The first eight bytes of a SHA-256, of which a million do not meet by chance, as a number.
 * @param hex lower-case hexadecimal
 */
export const fingerprint = (hex: string): bigint => BigInt(`0x${hex.slice(0, 16)}`);

const DIGITS = '0123456789';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** All that ASCII prints. */
const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

/** Every text of so many characters. */
function* texts(alphabet: string, length: number): Generator<string> {
  if (length === 0) yield '';
  else
    for (const rest of texts(alphabet, length - 1)) for (const character of alphabet) yield rest + character;
}

/**
 * What the app never sends, since it is shorter than five characters: nothing at all, one or two characters of any kind,
 * three small letters or digits, four small letters, four digits. All else would be 80 million.
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
export function isInIndex(index: BigUint64Array, wanted: bigint): boolean {
  let [from, to] = [0, index.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((index[middle] ?? 0n) < wanted) from = middle + 1;
    else to = middle;
  }
  return index[from] === wanted;
}
