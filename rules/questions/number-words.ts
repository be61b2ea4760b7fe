/** Numbers that a word says by itself. */
const VALUES = new Map<string, number>(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, value): [string, number] => [word, value]),
    'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, index): [string, number] => [word, (index + 2) * 10]),
  ].flat(),
);
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);
/** Ordinals by the number that they order. */
const ORDINALS = new Map<string, number>(
  [
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'
      .split(' ')
      .map((word, index): [string, number] => [word, index + 1]),
    'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'
      .split(' ')
      .map((word, index): [string, number] => [word, (index + 2) * 10]),
  ].flat(),
);
const DIGITS = /^\d+(?:\.\d+)?$/;

const ordinal = (value: number): string => {
  const last = value % 10;
  const isTeen = Math.floor((value % 100) / 10) === 1;
  const ending = isTeen || last > 3 || last === 0 ? 'th' : ['', 'st', 'nd', 'rd'][last];
  return `${value}${ending}`;
};

/** A number being read: what is complete, and what a scale may still raise. */
interface Reading {
  total: number;
  current: number;
  /** Place of the last word taken. */
  last: number;
}

/** Whether a number below ten may follow what has been read: "twenty" takes "one", "ten" takes nothing. */
const takes = (current: number, value: number): boolean =>
  current === 0 || (value < 10 ? current % 10 === 0 && current % 100 !== 10 : current % 100 === 0);

/** Reads the longest number that begins at a word; null where none does. */
const readNumber = (words: readonly string[], from: number): Reading | null => {
  const reading: Reading = { total: 0, current: 0, last: from - 1 };
  let isBegun = false;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const value = VALUES.get(word);
    const scale = SCALES.get(word);
    if (value !== undefined && !(isBegun && value === 0) && takes(reading.current, value)) {
      reading.current += value;
    } else if (!isBegun && DIGITS.test(word) && SCALES.has(words[at + 1] ?? '')) {
      reading.current = Number(word);
    } else if (!isBegun && (word === 'a' || word === 'an') && SCALES.has(words[at + 1] ?? '')) {
      reading.current = 1;
    } else if (scale !== undefined && isBegun && reading.current > 0) {
      if (scale === 100) reading.current *= 100;
      else {
        reading.total += reading.current * scale;
        reading.current = 0;
      }
    } else if (
      word === 'and' &&
      isBegun &&
      SCALES.has(words[at - 1] ?? '') &&
      VALUES.has(words[at + 1] ?? '')
    ) {
      continue;
    } else break;
    isBegun = true;
    reading.last = at;
  }
  return isBegun ? reading : null;
};

const isTwoDigits = (value: number): boolean => value >= 10 && value <= 99;

/**
 * Numbers and ordinals written in words as digits, in a text in lower case without hyphens: "twenty five" → 25,
 * "two thousand and six" → 2006, "nineteen ninety" → 1990, "2.5 million" → 2500000, "twenty first" → 21st.
 */
export const digitsForWords = (text: string): string => {
  const words = text.split(' ');
  const written: string[] = [];
  /** The number in words just before, which a second one may make a year of. */
  let before: number | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const reading = readNumber(words, at);
    if (reading === null) {
      const place = ORDINALS.get(word);
      written.push(place === undefined ? word : ordinal(place));
      before = null;
      continue;
    }
    const value = Math.round((reading.total + reading.current) * 1000) / 1000;
    at = reading.last;
    const next = ORDINALS.get(words[at + 1] ?? '');
    if (next !== undefined && takes(reading.current, next)) {
      written.push(ordinal(value + next));
      at += 1;
      before = null;
    } else if (before !== null && isTwoDigits(before) && isTwoDigits(value)) {
      written.splice(-1, 1, `${before}${value}`);
      before = null;
    } else {
      written.push(String(value));
      before = value;
    }
  }
  return written.join(' ');
};
