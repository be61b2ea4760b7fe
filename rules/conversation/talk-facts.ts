import type { Said, SceneTalk } from './scene-talk.ts';

/** Something that went well in a talk. */
export type TalkFact =
  | { kind: 'understood'; turns: number; of: number }
  | { kind: 'missions'; done: number }
  | { kind: 'longest'; sentence: string; words: number }
  | { kind: 'words'; different: number };

export const MOST_FACTS = 3;
/** Shorter ones are no achievement. */
const LONG_SENTENCE = 5;
const MANY_WORDS = 10;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];

/** Only what was heard without a doubt. */
const sureTexts = (said: readonly Said[]): string[] =>
  said.flatMap((one) => {
    if (one.by === 'freely') return [one.words];
    return one.by === 'learner' && one.heard && one.heard.unsure.length === 0 ? [one.heard.text] : [];
  });

/** What went well, the most telling first; fewer where less can be said truly. */
export function talkFacts({ said, understood, turns, missions }: SceneTalk): TalkFact[] {
  const texts = sureTexts(said);
  const [longest] = texts.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length);
  const length = longest === undefined ? 0 : wordsOf(longest).length;
  const different = new Set(texts.flatMap(wordsOf)).size;
  const facts: TalkFact[] = [];
  if (understood > 0) facts.push({ kind: 'understood', turns: understood, of: turns });
  if (longest !== undefined && length >= LONG_SENTENCE)
    facts.push({ kind: 'longest', sentence: longest, words: length });
  if (missions.length > 0) facts.push({ kind: 'missions', done: missions.length });
  if (different >= MANY_WORDS) facts.push({ kind: 'words', different });
  return facts.slice(0, MOST_FACTS);
}
