import type { Span } from '../text/spans.ts';
import type { EssayText, Sentence } from './essay-text.ts';

export interface SentenceFeatures {
  /** Mean words per sentence. */
  meanLength: number;
  /** Standard deviation of the sentence lengths divided by their mean, about 0.2 to 0.7. */
  lengthVariety: number;
  /** Share of the sentences with a subordinate clause, 0–1. */
  subordinateShare: number;
  /** Number of distinct subordinators: which, if, because, although… */
  subordinators: number;
  /** The longest sentence, if it is too long. */
  tooLong: Span | null;
  /** Number of distinct devices, 0–4: passives, participle openings, inversions. */
  devices: number;
}

const SUBORDINATORS = new Set(
  'which who whom whose that because although though if when while whereas unless until since where whether once as what how why whenever'.split(
    ' ',
  ),
);
// "that book", "as a result" and "when" in a question are not clauses, so these count only with a verb nearby.
const WEAK = new Set(['that', 'as', 'since', 'once', 'what', 'how', 'why', 'while']);
const LONGEST = 45;

function subordinatorsOf(sentence: Sentence): string[] {
  return sentence.tokens
    .filter(
      ({ word }, at) =>
        SUBORDINATORS.has(word) && (!WEAK.has(word) || (at > 0 && at + 3 < sentence.tokens.length)),
    )
    .map(({ word }) => word);
}

const DEVICES = [
  /\b(?:is|are|was|were|be|been|being) (?:\w+ly )?(?:\w+ed|known|seen|made|given|taken|built|taught|spent|held|found|done)\b/i,
  /(?:^|[.!?]\s+)(?:By |While |When |After |Before )?[A-Z]?[a-z]+ing\b[^.!?,]{3,80},/,
  /\b(?:not only|no sooner|rarely|never before|only (?:when|by|if|then))\b|\bwere \w+ to\b|\bhad \w+ \w+ed\b/i,
  /\b(?:would|could|might|may) (?:\w+ )?have\b|\bif [^.!?]{3,80} (?:would|could|might)\b|\bto have (?:been|\w+ed)\b/i,
];

export function sentenceFeatures(essay: EssayText): SentenceFeatures {
  const { sentences } = essay;
  const count = Math.max(1, sentences.length);
  const lengths = sentences.map((sentence) => sentence.tokens.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / count;
  const spread = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / count);
  const found = sentences.map(subordinatorsOf);
  const longest = sentences.find(({ tokens }) => tokens.length > LONGEST);
  const head = essay.text.slice(0, 20_000);
  return {
    meanLength: mean,
    lengthVariety: mean === 0 ? 0 : spread / mean,
    subordinateShare: found.filter((list) => list.length > 0).length / count,
    subordinators: new Set(found.flat()).size,
    tooLong: longest ? { start: longest.start, end: longest.end } : null,
    devices: DEVICES.filter((pattern) => pattern.test(head)).length,
  };
}
