import type { EssayText, Span } from '../essay-text.ts';
import { AGREEMENT_RULES } from './agreement-rules.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { NOUN_RULES } from './noun-rules.ts';
import { SURFACE_RULES } from './surface-rules.ts';
import { VERB_RULES } from './verb-rules.ts';
import { WORD_RULES } from './word-rules.ts';

export interface FoundError extends Span {
  rule: GrammarRule;
}

/** The rule pack for Vietnamese learners; where two rules hit the same words, the earlier one speaks. */
export const GRAMMAR_RULES: readonly GrammarRule[] = [
  ...VERB_RULES,
  ...AGREEMENT_RULES,
  ...NOUN_RULES,
  ...WORD_RULES,
  ...SURFACE_RULES,
];

// A text with no full stop is one endless sentence: it is searched in pieces so that the time stays linear.
const LONGEST_PIECE = 2000;

function errorsIn(piece: string, offset: number): FoundError[] {
  const found: FoundError[] = [];
  for (const rule of GRAMMAR_RULES) {
    for (const match of piece.matchAll(rule.pattern)) {
      const start = offset + match.index;
      const end = start + match[0].trimEnd().length;
      if (end > start && !found.some((other) => start < other.end && other.start < end)) {
        found.push({ rule, start, end });
      }
    }
  }
  return found;
}

/** Finds the errors the rule pack knows, in the order of the text, none overlapping another. */
export function findErrors(essay: EssayText): FoundError[] {
  return essay.sentences
    .flatMap(({ start, end }) => {
      const sentence = essay.text
        .slice(start, end)
        .replace(/[’‘]/g, "'")
        .replace(/[\t\u00a0]/g, ' ');
      const found: FoundError[] = [];
      for (let at = 0; at < sentence.length; at += LONGEST_PIECE) {
        const piece = errorsIn(sentence.slice(at, at + LONGEST_PIECE), start + at);
        // `^` in a rule means the start of a sentence, which a later piece does not have.
        found.push(...(at === 0 ? piece : piece.filter((error) => error.start > start + at)));
      }
      return found;
    })
    .sort((a, b) => a.start - b.start);
}
