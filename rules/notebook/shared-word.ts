import { CONTEXT_MAX, LINK_MAX, WORD_MAX } from '#contract/notebook.ts';

/** What another app shares: any of it may be missing, empty or hostile. */
export interface Shared {
  text: string | null;
  url: string | null;
}

/** A word to be saved, as far as what was shared says it. */
export interface SharedWord {
  /** Empty: the learner still has to choose one. */
  word: string;
  context: string | null;
  link: string | null;
}

/** Longer texts are cut before anything looks at them, characters. */
const READ_MAX = 5_000;
/** A longer text is a sentence in which the word occurs. */
const PHRASE_WORDS = 4;
const ADDRESS = /\bhttps?:\/\/[^\s<>"”]+/giu;
const QUOTES = '"\'“”‘’«» ';

/** The text from its first to its last character that counts. */
function between(text: string, counts: (character: string) => boolean): string {
  const characters = [...text];
  const end = characters.findLastIndex(counts) + 1;
  return end === 0 ? '' : characters.slice(characters.findIndex(counts), end).join('');
}

/** One line of plain text: without control characters and invisible ones, which could reverse or hide text. */
const plain = (text: string): string =>
  text
    .slice(0, READ_MAX)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Cut at a space, if there is one near enough. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const part = text.slice(0, max - 1).toWellFormed();
  const space = part.lastIndexOf(' ');
  return `${part.slice(0, space > max / 2 ? space : max).replace(/\uFFFD$/, '')}…`;
}

/** A web address that may be stored and shown: http(s), without credentials. Null if it is none or too long. */
function cleanLink(text: string): string | null {
  let url: URL;
  try {
    url = new URL(text.slice(0, READ_MAX));
  } catch {
    return null;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  url.username = '';
  url.password = '';
  if (url.href.length > LINK_MAX) {
    url.hash = '';
    url.search = '';
  }
  return url.href.length <= LINK_MAX ? url.href : null;
}

/** What to save of a shared text, page or picture: its address stays as a link. Null if nothing is usable. */
export function sharedWord({ text, url }: Shared): SharedWord | null {
  const shared = plain(text ?? '');
  // Most apps put the address into the text.
  const addresses = [url ?? '', ...(shared.match(ADDRESS) ?? [])];
  const link = addresses.map(cleanLink).find((found) => found !== null) ?? null;
  const words = between(
    shared.replace(ADDRESS, ' ').replace(/\s+/g, ' '),
    (character) => !QUOTES.includes(character),
  );
  if (words === '') return link === null ? null : { word: '', context: null, link };
  const isPhrase = words.length <= WORD_MAX && words.split(' ').length <= PHRASE_WORDS;
  return isPhrase
    ? { word: words, context: null, link }
    : { word: '', context: cut(words, CONTEXT_MAX), link };
}

/** The different words of a sentence in their order, in any case, without punctuation around them. */
export function wordsOf(sentence: string): string[] {
  const words = sentence
    .split(/\s+/)
    .map((part) => between(part, (character) => /[\p{L}\p{N}]/u.test(character)))
    .filter((word) => word !== '' && word.length <= WORD_MAX);
  return [...Map.groupBy(words, (word) => word.toLowerCase()).values()].flatMap(([first]) => first ?? []);
}
