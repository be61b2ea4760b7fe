import { decadeWords, numberWords, ordinalWords } from './number-words.ts';

/** A word as in the text, and the dictionary words it is read as. */
export interface ReadingWord {
  text: string;
  spoken: string[];
}

const SIGNS: Record<string, string> = { '%': 'percent', '&': 'and', '+': 'plus', '=': 'equals', '@': 'at' };
const CURRENCIES: Record<string, string> = { $: 'dollars', '£': 'pounds', '€': 'euros' };

/** One part of a token; the alternatives are tried in this order. */
const PART =
  /(?<money>[$£€]\d+(?:,\d{3})*(?:\.\d+)?)|(?<!\d)(?<ordinal>\d+)(?:st|nd|rd|th)\b|(?<!\d)(?<decade>\d+)'?s\b|(?<number>\d+(?:,\d{3})*(?:\.\d+)?)|(?<initials>(?:\p{L}\.)+\p{L}?(?!\p{L}))|(?<word>\p{L}(?:[\p{L}']*\p{L})?)|(?<sign>[%&+=@])/gu;

function moneyWords(money: string): string[] {
  const [amount = '', cents = ''] = money.slice(1).split('.');
  const unit = CURRENCIES[money.slice(0, 1)] ?? '';
  if (cents.length === 2) return [...numberWords(amount), unit, ...numberWords(String(Number(cents)))];
  return [...numberWords(money.slice(1)), unit];
}

function spokenForms(token: string): string[] {
  return [...token.matchAll(PART)].flatMap(({ groups = {} }) => {
    if (groups.money !== undefined) return moneyWords(groups.money);
    if (groups.ordinal !== undefined) return ordinalWords(groups.ordinal);
    if (groups.decade !== undefined) return decadeWords(groups.decade);
    if (groups.number !== undefined) return numberWords(groups.number);
    if (groups.initials !== undefined) return [...groups.initials.toLowerCase().replaceAll('.', '')];
    if (groups.word !== undefined) return [groups.word.toLowerCase()];
    return [SIGNS[groups.sign ?? ''] ?? []].flat();
  });
}

/** Splits a text into words to read aloud; silent punctuation is dropped. */
export function readingWords(text: string): ReadingWord[] {
  return text
    .normalize('NFC')
    .replace(/[’‘ʼ]/g, "'")
    .split(/[\s\u2013\u2014/-]+/u)
    .map((token) => ({
      text: token.replace(/^[^\p{L}\p{N}$£€%&+=@]+|(?<![^\p{L}\p{N}%&])[^\p{L}\p{N}%&]+$/gu, ''),
      spoken: spokenForms(token),
    }))
    .filter(({ spoken }) => spoken.length > 0);
}
