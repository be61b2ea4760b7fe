import { COMMON_TAILS, COMMON_WORDS, KEY_RUNS } from './common-words.ts';

/** Minimum length of a password, characters (docs/product.md, point 5). */
export const PASSWORD_MIN = 5;
/** Maximum length of the runs and repetitions. */
const MAX_LENGTH = 16;
/** Years that occur in passwords. */
const YEARS = { first: 1940, last: 2030 } as const;

const two = (value: number): string => String(value).padStart(2, '0');
const reversed = (text: string): string => [...text].toReversed().join('');
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A date written as digits: 21112003, 211103, 20031121, 031121, 11212003, 112103. */
function* writtenDay(year: number, month: number, day: number): Generator<string> {
  const [y, yy, m, d] = [String(year), two(year % 100), two(month), two(day)];
  yield* [d + m + y, d + m + yy, y + m + d, yy + m + d, m + d + y, m + d + yy];
}

function* everyDay(): Generator<string> {
  for (let year = YEARS.first; year <= YEARS.last; year++)
    for (let month = 1; month <= 12; month++)
      for (let day = 1; day <= 31; day++) yield* writtenDay(year, month, day);
}

function* words(begin: readonly string[]): Generator<string> {
  const years = Array.from({ length: YEARS.last - YEARS.first + 1 }, (_, at) => String(YEARS.first + at));
  for (const word of begin)
    for (const form of [word, capitalised(word), word.toUpperCase()])
      for (const tail of [...COMMON_TAILS, ...years]) yield form + tail;
}

/** Runs of adjacent keys, forwards and backwards, in lower and upper case. */
function* runs(): Generator<string> {
  for (const row of KEY_RUNS.flatMap((keys) => [keys, reversed(keys)]))
    for (let from = 0; from < row.length; from++)
      for (let to = from + PASSWORD_MIN; to <= row.length; to++) {
        const run = row.slice(from, to);
        yield* [run, run.toUpperCase(), capitalised(run)];
      }
}

/** One to three characters repeated, such as 00000, abcabc or 121212. */
function* repetitions(): Generator<string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const digits = [...'0123456789'];
  const units = [
    ...letters,
    ...letters.map((letter) => letter.toUpperCase()),
    ...digits,
    ...'!@#$%*.- ',
    ...digits.flatMap((a) => digits.map((b) => a + b)),
    ...digits.flatMap((a) => digits.flatMap((b) => digits.map((c) => a + b + c))),
    'abc',
    'xyz',
    'qwe',
    'asd',
    'zxc',
    'ha',
    'hi',
    'he',
    'la',
    'lo',
  ];
  for (const unit of units)
    for (let length = PASSWORD_MIN; length <= MAX_LENGTH; length++)
      yield unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

/**
 * Common passwords of at least five characters: about 360,000, generated from rules and a list of words. A generator,
 * so that a search does not have to hold them all in memory; some occur twice.
 */
export function* commonPasswords(): Generator<string> {
  for (const candidates of [words(COMMON_WORDS), runs(), repetitions(), everyDay()])
    for (const candidate of candidates) if (candidate.length >= PASSWORD_MIN) yield candidate;
}

/** Facts about a learner that others may know. */
export interface KnownOfLearner {
  /** Normalised: ten digits. */
  phone: string;
  fullName?: string;
  /** ISO date. */
  birthday?: string | null;
}

const plain = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');

/** Passwords that someone who knows the learner would try: phone number and its parts, birthday, and name. */
export function* guessablePasswords({
  phone,
  fullName = '',
  birthday = null,
}: KnownOfLearner): Generator<string> {
  const names = plain(fullName);
  const own = [...names, names.join(''), names.slice(1).join(''), names.toReversed().join('')];
  const first = names.at(-1) ?? '';
  const numbers: string[] = [`84${phone.slice(1)}`, `+84${phone.slice(1)}`, reversed(phone)];
  for (let from = 0; from < phone.length; from++)
    for (let to = from + 3; to <= phone.length; to++) numbers.push(phone.slice(from, to));
  if (birthday) {
    const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
    numbers.push(...writtenDay(year, month, day), String(year), two(day) + two(month), two(year % 100));
  }
  const tails = [...COMMON_TAILS, ...numbers];
  for (const base of new Set(['', ...own, `${first}${names[0] ?? ''}`]))
    for (const form of new Set([base, capitalised(base), base.toUpperCase()]))
      for (const tail of tails) {
        const candidate = form + tail;
        if (candidate.length >= PASSWORD_MIN) yield candidate;
      }
}

/** Whether a password is one of `commonPasswords` or `guessablePasswords`; only plausible candidates are generated. */
export function isCommonPassword(password: string, known: KnownOfLearner): boolean {
  const lower = password.toLowerCase();
  const begin = COMMON_WORDS.filter((word) => lower.startsWith(word));
  const days = /^\d{6,8}$/.test(password) ? [everyDay()] : [];
  for (const candidates of [guessablePasswords(known), words(begin), runs(), repetitions(), ...days])
    for (const candidate of candidates) if (candidate === password) return true;
  return false;
}
