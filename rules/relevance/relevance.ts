import type { Relevance } from '#contract/talk-evaluation.ts';
import { isForeign } from '../writing/screen-essay.ts';
import { familiesOf } from '../writing/topic-families.ts';
import { contentWords } from './content-words.ts';
import { ownShare } from './own-share.ts';
import { givesKind, kindsOf } from './question-kind.ts';
import type { TopicLexicon } from './topic-lexicon.ts';

export interface AskedQuestion {
  /** With its cues. */
  question: string;
  /** Sample answers and follow-ups of this question; none where no author wrote any. */
  material: readonly string[];
  /** Of the lexicon's topics, that to which the question belongs; null for a question of none. */
  topic: string | null;
}

/** Fewer different words that say what a text is about are no evidence against it. */
const ENOUGH = 8;
const MUCH = 14;
/** So little fits, and so large a share of other topics explains it better. */
const BESIDE = [
  [0.1, 0.2],
  [0.2, 0.4],
] as const;

/**
 * How well an answer fits its question, 0–1 and more: the share of what it tells that belongs to the question, its sample
 * answers or its topic, and how many other topics explain it better.
 */
function fitOf(words: readonly string[], asked: AskedQuestion, lexicon: TopicLexicon) {
  const question = new Set(contentWords(asked.question));
  const material = new Set(asked.material.flatMap(contentWords));
  const families = new Set([...question].flatMap((word) => [...familiesOf(word)]));
  const isNear = (word: string) => [...familiesOf(word)].some((family) => families.has(family));
  const own = lexicon.topics.find(({ id }) => id === asked.topic)?.words;
  const weights = words.map((word) => [word, lexicon.weightOf(word)] as const);
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const shareOf = (value: (word: string) => number) =>
    weights.reduce((sum, [word, weight]) => sum + weight * value(word), 0) / all;
  const fit = shareOf((word) => {
    if (question.has(word)) return 2.5;
    if (material.has(word)) return 1.5;
    return own?.has(word) ? 1 : isNear(word) ? 0.7 : 0;
  });
  // A topic with the question's own telling words is no other topic.
  const telling = [...question].filter((word) => lexicon.weightOf(word) > 0.5);
  const others = lexicon.topics.filter(
    ({ id, words: of }) => id !== asked.topic && !telling.some((word) => of.has(word)),
  );
  const better = others.filter(({ words: of }) => shareOf((word) => (of.has(word) ? 1 : 0)) > fit).length;
  const named = words.filter((word) => question.has(word)).length;
  return { fit, named, better: better / Math.max(1, others.length), hasOwn: own !== undefined };
}

/** Whether an answer is about the question. Pure; takes about a millisecond. @param said English */
export function relevanceOf(said: string, asked: AskedQuestion, lexicon: TopicLexicon): Relevance {
  const spoken = said.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  if (spoken.length === 0) return 'nothing';
  if (isForeign(said, spoken)) return 'not_english';
  const share = ownShare(said, asked.question);
  if (share.read > 0.5) return 'read_aloud';
  if (share.learnt > 0.5) return 'memorised';
  const words = [...new Set(contentWords(said))];
  const { fit, named, better, hasOwn } = fitOf(words, asked, lexicon);
  const kinds = kindsOf(asked.question);
  const isGiven = kinds.some((kind) => givesKind(said, kind));
  if (words.length < ENOUGH) {
    if (named > 0 || fit >= 0.4) return 'about';
    return isGiven && words.length > 0 && fit > 0 ? 'about' : 'unsure';
  }
  if (named >= 2 || fit >= 0.45 || (named === 1 && fit >= 0.25)) return 'about';
  if (better < 0.05 && fit >= 0.15) return 'about';
  // Without what authors wrote about the topic its words are not known.
  if (!hasOwn) return 'unsure';
  const isMuch = words.length >= MUCH;
  if (named === 0 && BESIDE.some(([least, most]) => fit < least && better > most)) return 'beside';
  if (named === 0 && isMuch && fit < 0.25 && better > 0.45) return 'beside';
  if (named === 1 && isMuch && fit < 0.15 && better > 0.45) return 'beside';
  return 'unsure';
}
