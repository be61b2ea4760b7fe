import type { PronouncingDictionary } from '../g2p.ts';

/** ARPAbet without stress; each phone is encoded as one letter by its index here. */
const PHONES =
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(
    ' ',
  );
const FIRST_LETTER = 65;
const letterOf = new Map(PHONES.map((phone, index) => [phone, String.fromCharCode(FIRST_LETTER + index)]));

const LINE_END = 10;
const SPACE = 32;

/** Encodes space-separated ARPAbet phones, with or without stress, as letters; skips anything else. */
const lettersOf = (phones: string): string =>
  phones
    .replace(/([A-Z]+)\d?|\S+/g, (_, phone?: string) => letterOf.get(phone ?? '') ?? '')
    .replaceAll(' ', '');

/**
 * Writes a dictionary as lines of text in byte order: a word, then its pronunciations.
 * @param words pronunciations of each, such as `R EH1 D`
 */
export function writeWordList(words: ReadonlyMap<string, readonly string[]>): Uint8Array<ArrayBuffer> {
  const lines = Array.from(
    words,
    ([word, variants]) => `${word} ${[...new Set(variants.map(lettersOf))].join(' ')}\n`,
  );
  return new TextEncoder().encode(lines.sort().join(''));
}

/** Compares `word` with the line starting at `from`: negative if before, 0 if equal, positive if after. */
function compare(word: Uint8Array, list: Uint8Array, from: number): number {
  for (let i = 0; i < word.length; i++) {
    const other = list[from + i] ?? LINE_END;
    if (other === SPACE || other === LINE_END) return 1;
    const difference = (word[i] ?? 0) - other;
    if (difference !== 0) return difference;
  }
  return list[from + word.length] === SPACE ? 0 : -1;
}

/** The line of a word, without its line end; undefined if there is none. */
function findLine(list: Uint8Array, word: Uint8Array): Uint8Array | undefined {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : list.lastIndexOf(LINE_END, middle - 1) + 1;
    const end = list.indexOf(LINE_END, middle);
    const order = compare(word, list, start);
    if (order === 0) return list.subarray(start, end);
    if (order < 0) high = start;
    else low = end + 1;
  }
  return undefined;
}

/**
 * Looks words up directly in the text of `writeWordList`, without further memory.
 * @throws if it does not end with a line break
 */
export function readWordList(list: Uint8Array): PronouncingDictionary {
  if (list.at(-1) !== LINE_END) throw new Error('word list: the last line is cut');
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (word) => {
    const line = findLine(list, encoder.encode(word));
    if (line === undefined) return undefined;
    const [, ...ways] = decoder.decode(line).split(' ');
    return ways.map((way) => [...way].map((letter) => PHONES[letter.charCodeAt(0) - FIRST_LETTER] ?? ''));
  };
}
