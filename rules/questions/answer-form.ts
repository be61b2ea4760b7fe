import { digitsForWords } from './number-words.ts';

const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const MONTH_NAMES = MONTHS.split('|');
const DAY_FIRST = new RegExp(`\\b(?:the )?([0-3]?\\d)(?:st|nd|rd|th)?(?: of)? (${MONTHS})\\b`, 'g');
const MONTH_FIRST = new RegExp(`\\b(${MONTHS})(?: the)? ([0-3]?\\d)(?:st|nd|rd|th)?\\b(?![\\d.:])`, 'g');
/** 15/5 and 15/05, day first as in the exam; not a fraction or part of a longer date. */
const SLASHED = /(?<![\d./])([0-3]?\d)\/(0?[1-9]|1[0-2])(?![\d/])/g;
const DATE_COMMA = new RegExp(`(\\d(?:st|nd|rd|th)?|${MONTHS}), (?=\\d|${MONTHS})`, 'g');

const AMOUNT = / ?(\d+(?:\.\d+)?)( (?:hundred|thousand|million|billion)\b)?/.source;
const CURRENCIES: readonly (readonly [amount: RegExp, name: string])[] = [
  [new RegExp(`£${AMOUNT}`, 'g'), 'pound'],
  [new RegExp(`\\$${AMOUNT}`, 'g'), 'dollar'],
  [new RegExp(`€${AMOUNT}`, 'g'), 'euro'],
];

type Step = (text: string) => string;

/** Removes punctuation at the ends, unless the answer is only punctuation. */
const withoutEndMarks: Step = (text) => {
  const bare = text
    .replace(/^[\s"“”«».,;:!?]+/, '')
    .replace(/(?<![\s"“”«».,;:!?])[\s"“”«».,;:!?]+$/, '')
    .replace(/^'(.+)'$/, '$1');
  return bare === '' ? text : bare;
};

/** a.m. and am, e-mail and email, & and "and". */
const shortForms: Step = (text) =>
  text
    .replace(/\b([ap])\. ?m\b\.?/g, '$1m')
    .replace(/\be mail/g, 'email')
    .replace(/ ?& ?/g, ' and ');

/**
 * Prefixes that are written with or without a hyphen ("co-operate", "cooperate"). A short list, because the words that
 * they begin are not checked.
 */
const joinedPrefixes: Step = (text) =>
  text.replace(/\b(co|re|pre|non|anti|multi|semi|mid) (?=\p{L}{3})/gu, '$1');

/** Splits "20-minute" into "20 minute" and "25kg" into "25 kg"; ordinals are unchanged. */
const partedUnits: Step = (text) =>
  text.replace(/(\d)-(?=\p{L})/gu, '$1 ').replace(/(?<=\d)(?!(?:st|nd|rd|th)\b)(?=\p{L})/gu, ' ');

/** Joins thousands separated by a comma or space, and the groups of a telephone number. */
export const joinedDigits: Step = (text) =>
  text
    .replace(/(?<![\d.])\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', ''))
    .replace(/(?<![\d.])\d+(?: \d+)+(?![\d.])/g, (groups) => {
      const [, ...others] = groups.split(' ');
      const isNumber = others.every((group) => group.length === 3);
      return isNumber || groups.replaceAll(' ', '').length >= 7 ? groups.replaceAll(' ', '') : groups;
    })
    .replace(/(?<!\d)\d{3,}(?:-\d{3,}){2,}(?!\d)/g, (groups) => groups.replaceAll('-', ''));

/** "5 - 10", "5 to 10" and "5-10". */
const ranges: Step = (text) => text.replace(/(\d) ?(?:-| to ) ?(?=\d)/g, '$1-');

/** 9:30, 09.30 and 9.30; 9.00 am and 9 am. */
const times: Step = (text) =>
  text
    .replace(/(?<![\d.:])([012]?\d):([0-5]\d)(?![\d:])/g, '$1.$2')
    .replace(/(?<![\d.:])0(\d\.[0-5]\d)(?!\d)/g, '$1')
    .replace(/(?<![\d.])(\d{1,2})\.00(?= [ap]m\b)/g, '$1');

/** £45 and 45 pounds, $3 million and 3 million dollars. */
const currencies: Step = (text) =>
  CURRENCIES.reduce((changed, [amount, name]) => changed.replace(amount, `$1$2 ${name}s`), text);

/** 45% and 45 per cent; 25 metres, which cannot be a measuring device; 1 pound; £9 and £9.00. */
const amounts: Step = (text) =>
  text
    .replace(/(\d) ?%/g, '$1 percent')
    .replace(/(?<=\d )per cent\b/g, 'percent')
    .replace(/(?<=\d )metre(?=s?\b)/g, 'meter')
    .replace(/(?<=\d )(pound|dollar|euro)(?= |$)/g, '$1s')
    .replace(/(?<![\d.])(\d+)\.00(?= (?:pound|dollar|euro)s)/g, '$1');

/** "12 March", "March 12th", "the 12th of March" and "12/3"; with or without a comma before the year. */
const dates: Step = (text) =>
  text
    .replace(SLASHED, (_, day: string, month: string) => `${day} ${MONTH_NAMES[Number(month) - 1]}`)
    .replace(DATE_COMMA, '$1 ')
    .replace(MONTH_FIRST, '$2 $1')
    .replace(DAY_FIRST, (_, day: string, month: string) => `${Number(day)} ${month}`);

const STEPS: readonly Step[] = [
  withoutEndMarks,
  shortForms,
  joinedPrefixes,
  joinedDigits,
  currencies,
  partedUnits,
  digitsForWords,
  joinedDigits,
  ranges,
  times,
  dates,
  amounts,
];

/**
 * Normalises variants that an examiner treats as equal: numbers in words or digits, thousands, times, dates, amounts,
 * punctuation at the ends.
 * @param text lower case, with single spaces and unified apostrophes and hyphens
 */
export const examinedForm = (text: string): string =>
  STEPS.reduce((form, step) => step(form), text)
    .replace(/ {2,}/g, ' ')
    .trim();
