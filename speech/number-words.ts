const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = [
  { value: 1_000_000_000, name: 'billion' },
  { value: 1_000_000, name: 'million' },
  { value: 1000, name: 'thousand' },
];

function below100(value: number): string[] {
  const small = SMALL[value];
  if (small !== undefined) return [small];
  const tens = TENS[Math.floor(value / 10) - 2] ?? '';
  return value % 10 === 0 ? [tens] : [tens, SMALL[value % 10] ?? ''];
}

function below1000(value: number): string[] {
  if (value < 100) return below100(value);
  const hundreds = [...below100(Math.floor(value / 100)), 'hundred'];
  return value % 100 === 0 ? hundreds : [...hundreds, 'and', ...below100(value % 100)];
}

function whole(value: number): string[] {
  for (const scale of SCALES) {
    if (value < scale.value) continue;
    const rest = value % scale.value;
    const joined = rest === 0 ? [] : rest < 100 ? ['and', ...below100(rest)] : whole(rest);
    return [...whole(Math.floor(value / scale.value)), scale.name, ...joined];
  }
  return below1000(value);
}

function year(value: number): string[] {
  const [century, rest] = [Math.floor(value / 100), value % 100];
  if (rest === 0) return [...below100(century), 'hundred'];
  return [...below100(century), ...(rest < 10 ? ['oh'] : []), ...below100(rest)];
}

const looksLikeYear = (digits: string) => /^(1[1-9]|20[1-9])\d+$/.test(digits) && digits.length === 4;

/**
 * Spells out a number as it is read aloud: "1995" as a year, "1,995" as an amount, "3.5" with "point".
 * @param digits digits with thousands commas and one decimal point at most
 */
export function numberWords(digits: string): string[] {
  const [integer = '', fraction] = digits.split('.');
  const plain = integer.replaceAll(',', '');
  if (plain.length > 12 || (plain.length > 1 && plain.startsWith('0')))
    return [...plain].flatMap((digit) => below100(Number(digit)));
  const words = looksLikeYear(digits) ? year(Number(plain)) : whole(Number(plain));
  if (fraction === undefined || fraction === '') return words;
  return [...words, 'point', ...[...fraction].flatMap((digit) => below100(Number(digit)))];
}

const IRREGULAR_ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function changeLast(words: string[], change: (word: string) => string): string[] {
  return words.map((word, index) => (index === words.length - 1 ? change(word) : word));
}

/** "3" as in "3rd": third. */
export function ordinalWords(digits: string): string[] {
  return changeLast(
    numberWords(digits),
    (word) => IRREGULAR_ORDINALS[word] ?? (word.endsWith('y') ? `${word.slice(0, -1)}ieth` : `${word}th`),
  );
}

/** "1990" as in "1990s": nineteen nineties. */
export function decadeWords(digits: string): string[] {
  return changeLast(numberWords(digits), (word) =>
    word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`,
  );
}
