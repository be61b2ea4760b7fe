import type { Span } from '../text/spans.ts';
import type { EssayText, Sentence } from './essay-text.ts';
import { stem } from './word-forms.ts';

/** Sentences that are out of place: moved, or written without a plan. */
export interface SentenceOrder {
  /** Number of places that are out of order. */
  faults: number;
  first: Span | null;
}

const CLOSES =
  /^(?:in conclusion|to conclude|to sum up|to wrap up|in summary|to summari[sz]e|all in all|in a nutshell)\b/i;
/** At the very start there is nothing that these could refer back to. */
const POINTS_BACK =
  /^(?:however|moreover|furthermore|therefore|thus|hence|consequently|besides|in addition|additionally|also|for example|for instance|as a result|on the other hand|in contrast|finally|secondly|thirdly|another|such|they|he|she|it (?!is\b)|these|those|because of this|this (?:is|means|can|will|may|would|has)|but|so|and)\b/i;
/** These refer to the previous sentence, which the start of a paragraph does not have. */
const LEANS =
  /^(?:for example|for instance|this (?:is|means|can|will|may|would|has)|they|he|she|as a result|therefore|thus|hence|consequently|because of this|such)\b/i;
/** Number of opening sentences, in which an essay introduces its topic. */
const OPENING = 2;
/** Minimum key words for a prompt to define its topic. */
const MIN_TOPIC_WORDS = 5;
const STEPS: readonly RegExp[] = [
  /^(?:first|firstly|first of all|to begin with|on the one hand)\b/i,
  /^(?:second|secondly|on the other hand)\b/i,
  /^(?:third|thirdly)\b/i,
];

/** Checks the order of sentences by their openings. */
export function sentenceOrder(essay: EssayText, topic: ReadonlySet<string>): SentenceOrder {
  const { sentences, paragraphs } = essay;
  const opening = ({ start, end }: Span): string => essay.text.slice(start, Math.min(end, start + 40));
  const wrong: Sentence[] = [];
  const [first] = sentences;
  const isOnTopic = ({ tokens }: Sentence): boolean => tokens.some(({ word }) => topic.has(stem(word)));
  if (first && topic.size >= MIN_TOPIC_WORDS && !sentences.slice(0, OPENING).some(isOnTopic))
    wrong.push(first);
  if (first && POINTS_BACK.test(opening(first))) wrong.push(first);
  const last = Math.max(sentences.length - 5, Math.floor(sentences.length * 0.7));
  wrong.push(...sentences.slice(0, last).filter((sentence) => CLOSES.test(opening(sentence))));
  for (const paragraph of paragraphs.slice(1)) {
    const [lead] = paragraph.sentences;
    if (lead && paragraph.sentences.length > 1 && LEANS.test(opening(lead))) wrong.push(lead);
  }
  let reached = -1;
  for (const sentence of sentences) {
    const step = STEPS.findIndex((pattern) => pattern.test(opening(sentence)));
    if (step < 0) continue;
    if (step < reached && (step > 0 || reached > 1)) wrong.push(sentence);
    reached = step;
  }
  const [worst] = wrong;
  return { faults: wrong.length, first: worst ? { start: worst.start, end: worst.end } : null };
}
