import { contentWords } from './content-words.ts';

/** The words of one topic: its questions, sample answers and vocabulary. */
export interface TopicWords {
  id: string;
  words: { has: (word: string) => boolean };
}

/** What authors wrote about many topics: words of one topic are neighbours in meaning, and those of few tell much. */
export interface TopicLexicon {
  topics: readonly TopicWords[];
  /** How much a word tells of a topic: 0 in all topics, 1 in one, and as much where no author used it. */
  weightOf: (word: string) => number;
}

/** @param texts what authors wrote, by topic */
export function topicLexicon(texts: ReadonlyMap<string, readonly string[]>): TopicLexicon {
  const topics = [...texts].map(([id, all]) => ({ id, words: new Set(all.flatMap(contentWords)) }));
  const counts = new Map<string, number>();
  for (const { words } of topics) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.log(Math.max(2, topics.length));
  return { topics, weightOf: (word) => Math.log(topics.length / (counts.get(word) ?? 1)) / most };
}
