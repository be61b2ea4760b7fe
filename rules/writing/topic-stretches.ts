import type { Span } from '../text/spans.ts';
import type { EssayText, Sentence } from './essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { stem } from './word-forms.ts';

/** A stretch ends with the sentence in which it reaches this many words. */
const STRETCH_WORDS = 50;
const PARAGRAPH_WORDS = 25;

export interface TopicStretches {
  /** Share of the essay's words in off-topic stretches, 0–1. */
  strayShare: number;
  first: Span | null;
  /**
   * Share of the words in sentences that are neither on topic nor share a word with one that is, 0–1: 0 in half of the
   * learners' essays, less than 0.2 in 98 of 100.
   */
  unlinkedShare: number;
  firstUnlinked: Span | null;
}

/** Groups sentences into stretches, which also end with their paragraph if they are long enough to judge. */
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

/** Minimum letters of a word that links sentences. */
const LINKING = 4;

/** Whether a word is of the prompt, and whether it is about what the prompt asks. */
interface Asked {
  /** @param stemmed the word's stem */
  isAsked: (stemmed: string) => boolean;
  /** @param word lower case */
  isNear: (word: string) => boolean;
}

const contentOf = ({ tokens }: Sentence): string[] =>
  tokens.map(({ word }) => word).filter((word) => !FUNCTION_WORDS.has(word));

/** Sentences that are not connected to the topic, even if it is named nearby. */
function unlinked(essay: EssayText, { isAsked, isNear }: Asked): Sentence[] {
  const read = essay.sentences.map((sentence) => {
    const words = contentOf(sentence);
    const isOn = words.some((word) => isAsked(stem(word)) || isNear(word));
    return { sentence, words: words.map(stem), isOn };
  });
  const spoken = new Set(read.filter(({ isOn }) => isOn).flatMap(({ words }) => words));
  return read
    .filter(({ words, isOn }) => !isOn && !words.some((word) => word.length >= LINKING && spoken.has(word)))
    .map(({ sentence }) => sentence);
}

/** Words about the prompt that make a stretch on topic without any word of it. */
const RELATED = 4;

/**
 * Whether an essay stays on topic throughout, not only at its beginning and end.
 * @param topic stems of the prompt's words
 * @param isNear whether a word is about what the prompt asks
 */
export function topicStretches(
  essay: EssayText,
  topic: ReadonlySet<string>,
  isNear: Asked['isNear'],
): TopicStretches {
  const asked: Asked = { isAsked: (word) => topic.has(word), isNear };
  const stray = stretchesOf(essay).filter((sentences) => {
    const words = sentences.flatMap(contentOf);
    return !words.some((word) => topic.has(stem(word))) && words.filter(isNear).length < RELATED;
  });
  const apart = unlinked(essay, asked);
  const shareOf = (sentences: readonly Sentence[]): number =>
    sentences.reduce((sum, { tokens }) => sum + tokens.length, 0) / Math.max(1, essay.tokens.length);
  const [lone] = apart;
  const [sentence] = stray[0] ?? [];
  return {
    strayShare: shareOf(stray.flat()),
    first: sentence ? { start: sentence.start, end: sentence.end } : null,
    unlinkedShare: shareOf(apart),
    firstUnlinked: lone ? { start: lone.start, end: lone.end } : null,
  };
}
