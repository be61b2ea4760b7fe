import type { Sentence } from './beam-search.ts';

/** A recognised word. */
export interface RecognisedWord {
  /** As written, with its punctuation. */
  text: string;
  /** The chance that it was said, 0–1. */
  chance: number;
}

/** A logistic line over the measures of a word; see SOURCE.md. */
export interface ConfidenceLine {
  mean: readonly number[];
  deviation: readonly number[];
  /** Of the measures, and at the end the constant. */
  weights: readonly number[];
}

interface Piece {
  text: string;
  /** Tokens from and to. */
  from: number;
  to: number;
}

const GAP_MAX = 8;
const WORD_BEGINS = '▁';

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Tokens that begin with a space begin a word. */
function piecesOf(tokens: readonly number[], spell: (token: number) => string): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, token] of tokens.entries()) {
    const spelled = spell(token);
    const last = pieces.at(-1);
    if (!last || spelled.startsWith(WORD_BEGINS))
      pieces.push({ text: spelled.replace(WORD_BEGINS, ''), from: at, to: at + 1 });
    else pieces[pieces.length - 1] = { text: last.text + spelled, from: last.from, to: at + 1 };
  }
  return pieces;
}

const lettersOf = (text: string): number => text.replace(/[^\p{L}\p{N}']/gu, '').length;

/** @returns for each word what its confidence depends on, in the order of a line's weights */
export function measureWords(
  { tokens, logProbabilities, gaps, silence }: Sentence,
  seconds: number,
  spell: (token: number) => string,
): { text: string; measures: number[] }[] {
  const words = piecesOf(tokens, spell).filter(({ text }) => lettersOf(text) > 0);
  const sorted = logProbabilities.toSorted((one, other) => one - other);
  const whole = [
    average(logProbabilities),
    sorted[0] ?? 0,
    silence,
    Math.log(Math.max(1, logProbabilities.length) / Math.max(seconds, 0.1)),
    sorted[sorted.length >> 2] ?? 0,
    words.length / Math.max(seconds, 0.1),
  ];
  return words.map(({ text, from, to }, index) => {
    const own = logProbabilities.slice(from, to);
    return {
      text,
      measures: [
        own.reduce((sum, value) => sum + value, 0),
        Math.min(...own),
        average(own),
        Math.min(GAP_MAX, ...gaps.slice(from, to)),
        lettersOf(text),
        own.length,
        average(logProbabilities.slice(Math.max(0, from - 2), from)),
        average(logProbabilities.slice(to, to + 2)),
        own[0] ?? 0,
        index === 0 ? 1 : 0,
        ...whole,
      ],
    };
  });
}

/** The chance that a word was said. */
export function chanceOf(measures: readonly number[], { mean, deviation, weights }: ConfidenceLine): number {
  const sum = measures.reduce(
    (total, value, index) =>
      total + ((value - (mean[index] ?? 0)) / (deviation[index] ?? 1)) * (weights[index] ?? 0),
    weights.at(-1) ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
}
