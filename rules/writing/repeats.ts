import type { Span } from '../text/spans.ts';
import type { EssayText, Sentence } from './essay-text.ts';

const RUN = 4;
/** Minimum words of a repeated sentence: shorter ones may well occur twice. */
const MIN_WORDS = 6;
/** Share of earlier four-word runs from which a sentence is the same with a word or two changed. */
const SAME = 0.5;

export interface Repeats {
  /** The essay without its repeated sentences. */
  fresh: EssayText;
  /** Number of words in the omitted sentences. */
  words: number;
  first: Span | null;
}

const runsOf = ({ tokens }: Sentence): string[] =>
  tokens.slice(0, Math.max(0, tokens.length - RUN + 1)).map((_, at) =>
    tokens
      .slice(at, at + RUN)
      .map(({ word }) => word)
      .join(' '),
  );

/** Finds sentences that an essay repeats verbatim or nearly so, which count once. */
export function findRepeats(essay: EssayText): Repeats {
  const before = new Set<string>();
  const again = new Set<number>();
  for (const sentence of essay.sentences) {
    const runs = runsOf(sentence);
    const old = runs.filter((run) => before.has(run)).length;
    if (sentence.tokens.length >= MIN_WORDS && old / runs.length >= SAME) again.add(sentence.start);
    for (const run of runs) before.add(run);
  }
  const isFresh = ({ start }: Sentence): boolean => !again.has(start);
  const repeated = essay.sentences.filter((sentence) => !isFresh(sentence));
  const [first] = repeated;
  if (first === undefined) return { fresh: essay, words: 0, first: null };
  const sentences = essay.sentences.filter(isFresh);
  return {
    fresh: {
      text: essay.text,
      sentences,
      tokens: sentences.flatMap(({ tokens }) => tokens),
      paragraphs: essay.paragraphs
        .map((paragraph) => ({ ...paragraph, sentences: paragraph.sentences.filter(isFresh) }))
        .filter((paragraph) => paragraph.sentences.length > 0),
    },
    words: repeated.reduce((sum, { tokens }) => sum + tokens.length, 0),
    first: { start: first.start, end: first.end },
  };
}
