import { overlapsAny, type Span } from '../../text/spans.ts';
import type { EssayText } from '../essay-text.ts';
import { ARTICLE_RULES } from './article-rules.ts';
import { CLAUSE_RULES } from './clause-rules.ts';
import { COMPARISON_RULES } from './comparison-rules.ts';
import { CONTINUOUS_RULES } from './continuous-rules.ts';
import type { GrammarRule } from './grammar-rule.ts';
import { HELPER_VERB_RULES } from './helper-verb-rules.ts';
import { LONG_SUBJECT_RULES } from './long-subject-rules.ts';
import { MISSING_VERB_RULES } from './missing-verb-rules.ts';
import { NOUN_RULES } from './noun-rules.ts';
import { ORDER_RULES } from './order-rules.ts';
import { PHRASE_RULES } from './phrase-rules.ts';
import { PLURAL_SUBJECT_RULES } from './plural-subject-rules.ts';
import { PREPOSITION_RULES } from './preposition-rules.ts';
import { QUANTITY_RULES } from './quantity-rules.ts';
import { SINGULAR_SUBJECT_RULES } from './singular-subject-rules.ts';
import { SPELLING_RULES } from './spelling-rules.ts';
import { SURFACE_RULES } from './surface-rules.ts';
import { TENSE_RULES } from './tense-rules.ts';
import { THERE_IS_RULES } from './there-is-rules.ts';
import { USUAL_SLIP_RULES } from './usual-slip-rules.ts';
import { VERB_PATTERN_RULES } from './verb-pattern-rules.ts';
import { WORD_FORM_RULES } from './word-form-rules.ts';
import { WORD_RULES } from './word-rules.ts';

export interface FoundError extends Span {
  rule: GrammarRule;
  /** Replacements for the span, likeliest first; empty if no single change corrects it. */
  replacements: readonly string[];
}

/** The rule pack for Vietnamese learners; if two rules match the same words, the earlier one applies. */
export const GRAMMAR_RULES: readonly GrammarRule[] = [
  ...SPELLING_RULES,
  ...WORD_FORM_RULES,
  ...TENSE_RULES,
  ...HELPER_VERB_RULES,
  ...VERB_PATTERN_RULES,
  ...MISSING_VERB_RULES,
  ...PREPOSITION_RULES,
  ...WORD_RULES,
  ...SINGULAR_SUBJECT_RULES,
  ...PLURAL_SUBJECT_RULES,
  ...THERE_IS_RULES,
  ...LONG_SUBJECT_RULES,
  ...NOUN_RULES,
  ...QUANTITY_RULES,
  ...COMPARISON_RULES,
  ...ARTICLE_RULES,
  ...ORDER_RULES,
  ...CONTINUOUS_RULES,
  ...USUAL_SLIP_RULES,
  ...PHRASE_RULES,
  ...SURFACE_RULES,
  // These span most of a sentence, so errors within it take precedence.
  ...CLAUSE_RULES,
];

// A text without full stops is one long sentence: it is searched in pieces, so that the time stays linear.
const MAX_PIECE = 2000;

/** Copies the case of the original's first letter to the replacement; "I" stays a capital. */
function inCaseOf(original: string, replacement: string, isStart: boolean): string {
  const text = replacement.replace(/\bi\b(?=[ ']|$)/g, 'I');
  return /^\p{Lu}/u.test(original) && (isStart || !/^I\b/.test(original))
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}

/** The previous line breaks in the middle of a sentence, as in text pasted from a page. */
function goesOn(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 20), start);
  return /[a-z0-9,;"”][ \t]*\r?\n[ \t]*$/.test(before);
}

function errorsIn(piece: string, offset: number): FoundError[] {
  const found: FoundError[] = [];
  for (const rule of GRAMMAR_RULES) {
    for (const match of piece.matchAll(rule.pattern)) {
      const text = match[0].trimEnd();
      const start = offset + match.index;
      const end = start + text.length;
      if (end <= start || overlapsAny({ start, end }, found)) continue;
      const replacements = rule.fix(match);
      if (replacements === null) continue;
      const fitting = replacements
        .map((one) => inCaseOf(text, one.trimEnd(), match.index === 0))
        .filter((one) => one !== text);
      if (replacements.length > 0 && fitting.length === 0) continue;
      found.push({ rule, start, end, replacements: [...new Set(fitting)] });
    }
  }
  return found;
}

/** Finds the errors that the rule pack detects, in the order of the text, without overlaps. */
export function findErrors(essay: EssayText): FoundError[] {
  return essay.sentences
    .flatMap(({ start, end }) => {
      const sentence = essay.text
        .slice(start, end)
        .replace(/[’‘]/g, "'")
        .replace(/[\t\u00a0]/g, ' ');
      const found: FoundError[] = [];
      for (let at = 0; at < sentence.length; at += MAX_PIECE) {
        const piece = errorsIn(sentence.slice(at, at + MAX_PIECE), start + at);
        // `^` in a rule means the start of a sentence, which a later piece does not have.
        found.push(...(at === 0 ? piece : piece.filter((error) => error.start > start + at)));
      }
      return found;
    })
    .filter(({ rule, start }) => rule.id !== 'sentence-capital' || !goesOn(essay.text, start))
    .sort((a, b) => a.start - b.start);
}
