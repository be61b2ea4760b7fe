import type { EssayText, Sentence, Span } from './essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { familiesOf } from './topic-families.ts';
import { stem } from './word-forms.ts';

/** A stretch is closed with the sentence that brings it to so many words. */
const STRETCH_WORDS = 50;
const PARAGRAPH_WORDS = 25;

export interface TopicStretches {
  /** 0–1 of the essay's words that stand in stretches that speak of something else. */
  strayShare: number;
  first: Span | null;
}

/** Sentences in stretches, which end with their paragraph where they are not too short to tell. */
function stretchesOf(essay: EssayText): Sentence[][] {
  const stretches: Sentence[][] = [];
  let open: Sentence[] = [];
  let words = 0;
  const close = () => {
    stretches.push(open);
    [open, words] = [[], 0];
  };
  for (const { sentences } of essay.paragraphs) {
    for (const sentence of sentences) {
      open.push(sentence);
      words += sentence.tokens.length;
      if (words >= STRETCH_WORDS) close();
    }
    if (words >= PARAGRAPH_WORDS) close();
  }
  const last = stretches.at(-1);
  if (last) last.push(...open);
  return stretches;
}

/** Words of the prompt's subjects that put a stretch on the topic where no word of the prompt does. */
const RELATED = 4;

/**
 * Whether an essay keeps to its topic all the way, and not at its two ends alone.
 * @param topic stems of the prompt's own words
 */
export function topicStretches(essay: EssayText, topic: ReadonlySet<string>): TopicStretches {
  const wanted = new Set([...topic].flatMap((word) => [...familiesOf(word)]));
  const isRelated = (word: string): boolean => [...familiesOf(word)].some((family) => wanted.has(family));
  const stray = stretchesOf(essay).filter((sentences) => {
    const stems = sentences
      .flatMap(({ tokens }) => tokens)
      .filter(({ word }) => !FUNCTION_WORDS.has(word))
      .map(({ word }) => stem(word));
    return !stems.some((word) => topic.has(word)) && stems.filter(isRelated).length < RELATED;
  });
  const words = stray.flat().reduce((sum, { tokens }) => sum + tokens.length, 0);
  const [sentence] = stray[0] ?? [];
  return {
    strayShare: words / Math.max(1, essay.tokens.length),
    first: sentence ? { start: sentence.start, end: sentence.end } : null,
  };
}
