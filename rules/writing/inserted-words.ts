import type { Span } from '../text/spans.ts';
import type { EssayText } from './essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { isCommon } from './word-forms.ts';
import { areUsual } from './word-order.ts';

const SHORTEST = 7;
/** Share of rare words in learners' essays whose two neighbours would also fit together. */
const BY_CHANCE = 0.245;
const FEWEST = 4;

export interface InsertedWords {
  /**
   * How many more rare words separate words that belong together than in learners' essays, in standard deviations: at
   * most 2.9 in 995 of 1,000 essays, 4 if an impressive word was inserted after every sixth word.
   */
  excess: number;
  first: Span | null;
}

/** Detects words inserted to impress: without them, the words before and after fit together. */
export function insertedWords(essay: EssayText): InsertedWords {
  let [telling, parting] = [0, 0];
  let first: Span | null = null;
  // A repeated phrase such as "the unemployment rate" is a term, and counts once.
  const seen = new Set<string>();
  for (const { tokens } of essay.sentences) {
    for (const [at, token] of tokens.entries()) {
      const { word } = token;
      const [before, next] = [tokens[at - 1], tokens[at + 1]];
      if (!before || !next || word.length < SHORTEST || FUNCTION_WORDS.has(word) || isCommon(word)) continue;
      if (/\d|(?:ly|ed|ing)$/.test(word)) continue;
      const gaps = essay.text.slice(before.end, token.start) + essay.text.slice(token.end, next.start);
      const usual = /[,;:()"“”—–]/.test(gaps) ? null : areUsual(before.word, next.word);
      const place = `${before.word} ${word} ${next.word}`;
      if (usual === null || seen.has(place)) continue;
      seen.add(place);
      telling += 1;
      if (!usual) continue;
      parting += 1;
      first ??= { start: before.start, end: next.end };
    }
  }
  const scatter = Math.sqrt(telling * BY_CHANCE * (1 - BY_CHANCE));
  return { excess: telling < FEWEST ? 0 : (parting - BY_CHANCE * telling) / scatter, first };
}
