import type { EssayText, Sentence, Span } from './essay-text.ts';

const RUN = 4;
/** Shorter sentences may well come twice. */
const FEWEST_WORDS = 6;
/** Of the runs of four words, so many stood before: it is the same sentence with a word or two changed. */
const SAME = 0.5;

export interface Repeats {
  /** The essay without the sentences that it says again. */
  fresh: EssayText;
  /** Words of the sentences left out. */
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

/** Sentences that an essay says a second time, as they were or nearly so: whoever reads it counts them once. */
export function findRepeats(essay: EssayText): Repeats {
  const before = new Set<string>();
  const again = new Set<number>();
  for (const sentence of essay.sentences) {
    const runs = runsOf(sentence);
    const old = runs.filter((run) => before.has(run)).length;
    if (sentence.tokens.length >= FEWEST_WORDS && old / runs.length >= SAME) again.add(sentence.start);
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
