import type { EssayText, Token } from './essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { isEnglishWord, type WordList } from './spelling.ts';
import { isCommon, stem } from './word-forms.ts';

export interface LexicalFeatures {
  /** Words per diversity factor, that is, before the vocabulary begins to repeat. About 30 to 130. */
  diversity: number;
  /** Share of less common words among the content words, excluding prompt words, 0–1. */
  lessCommonShare: number;
  /** Share of words with eight or more letters, 0–1. */
  longWordShare: number;
  /** Correctly spelt less common words, each once, in the order of the text. */
  lessCommon: Token[];
  /** Unknown words except names, each once. */
  misspelt: Token[];
  misspeltPer100: number;
  /** A content word, not from the prompt, that the essay overuses. */
  overused: { token: Token; times: number } | null;
}

// McCarthy & Jarvis (2010): a factor ends when the type-token ratio falls to .72.
const FACTOR_RATIO = 0.72;

function factors(words: readonly string[]): number {
  let count = 0;
  let size = 0;
  let types = new Set<string>();
  for (const word of words) {
    types.add(word);
    size += 1;
    if (types.size / size < FACTOR_RATIO) {
      count += 1;
      size = 0;
      types = new Set();
    }
  }
  const rest = size === 0 ? 0 : (1 - types.size / size) / (1 - FACTOR_RATIO);
  return count + rest;
}

/** Measure of textual lexical diversity (MTLD), forwards and backwards; robust to length above about 100 words. */
export function lexicalDiversity(words: readonly string[]): number {
  if (words.length === 0) return 0;
  // A short text without repeats has no complete factor; its length is then the best estimate.
  const one = (order: readonly string[]) => words.length / Math.max(1, factors(order));
  return (one(words) + one(words.toReversed())) / 2;
}

function isName(token: Token, essay: EssayText, starts: ReadonlySet<number>): boolean {
  return /^\p{Lu}/u.test(essay.text.slice(token.start, token.start + 2)) && !starts.has(token.start);
}

/** @param list English words, lower case; @param prompt stems of the task's own words. */
export function lexicalFeatures(
  essay: EssayText,
  prompt: ReadonlySet<string>,
  list: WordList,
): LexicalFeatures {
  const { tokens } = essay;
  const starts = new Set(essay.sentences.map((sentence) => sentence.tokens[0]?.start ?? -1));
  const known = new Map<string, boolean>();
  const lessCommon = new Map<string, Token>();
  const misspelt = new Map<string, Token>();
  const uses = new Map<string, { token: Token; times: number }>();
  let content = 0;
  let rare = 0;
  let wrong = 0;
  for (const token of tokens) {
    const { word } = token;
    if (FUNCTION_WORDS.has(word) || /\d/.test(word)) continue;
    const english = known.get(word) ?? isEnglishWord(word, list);
    known.set(word, english);
    const base = stem(word);
    if (!english) {
      if (isName(token, essay, starts)) continue;
      wrong += 1;
      if (!misspelt.has(word)) misspelt.set(word, token);
      continue;
    }
    if (prompt.has(base)) continue;
    content += 1;
    const common = isCommon(word);
    const entry = uses.get(base);
    if (entry) entry.times += 1;
    else uses.set(base, { token, times: 1 });
    if (common || word.length < 4 || isName(token, essay, starts)) continue;
    rare += 1;
    if (!lessCommon.has(base)) lessCommon.set(base, token);
  }
  const most = [...uses.values()].reduce<{ token: Token; times: number } | null>(
    (top, entry) => (entry.times > (top?.times ?? 0) ? entry : top),
    null,
  );
  return {
    diversity: lexicalDiversity(tokens.map((token) => token.word)),
    lessCommonShare: rare / Math.max(1, content),
    longWordShare: tokens.filter((token) => token.word.length >= 8).length / Math.max(1, tokens.length),
    lessCommon: [...lessCommon.values()],
    misspelt: [...misspelt.values()],
    misspeltPer100: (100 * wrong) / Math.max(1, tokens.length),
    overused: most !== null && most.times >= 5 && most.times / Math.max(1, content) > 0.07 ? most : null,
  };
}
