/** Numbers expressed by a single word. */
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
/** Ordinals by number. */
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

/** A number being parsed: the complete part, and the part that a scale may still multiply. */
interface Reading {
  total: number;
  current: number;
  /** Index of the last word consumed. */
  last: number;
}

/** Whether a number may follow the current one: "twenty" may be followed by "one", "ten" by nothing. */
const takes = (current: number, value: number): boolean =>
  current === 0 || (value < 10 ? current % 10 === 0 && current % 100 !== 10 : current % 100 === 0);

/** Parses the longest number that begins at a word; null if there is none. */
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
 * Replaces numbers and ordinals in words by digits, in lower-case text without hyphens: "twenty five" → 25, "two
 * thousand and six" → 2006, "nineteen ninety" → 1990, "2.5 million" → 2500000, "twenty first" → 21st.
 */
export const digitsForWords = (text: string): string => {
  const words = text.split(' ');
  const written: string[] = [];
  /** The preceding number in words, which may form a year with the next one. */
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
