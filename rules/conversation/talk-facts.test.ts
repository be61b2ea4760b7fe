import { expect, it } from 'vitest';
import type { Said, SceneTalk } from './scene-talk.ts';
import { MOST_FACTS, talkFacts } from './talk-facts.ts';

const said = (text: string, unsure: { start: number; end: number }[] = []): Said => ({
  by: 'learner',
  isSpoken: true,
  heard: { text, unsure },
  meaning: { id: 'm', vi: '', sentences: [], slots: [], is_negative: false, reply: null, next: 'n' },
});
const talk = (rest: Partial<SceneTalk>): SceneTalk => ({
  ...{ turnId: 'bye', tries: 0, said: [], missions: [], turns: 4, understood: 0, isFree: false },
  ...rest,
});

it('finds nothing where nothing was spoken', () => {
  expect(talkFacts(talk({}))).toEqual([]);
});

it('quotes the longest sentence that was heard without a doubt', () => {
  const long = 'I would like a large coffee with milk, please.';
  const doubtful = said('I would like a very large coffee with lots of milk today.', [{ start: 0, end: 1 }]);
  expect(talkFacts(talk({ understood: 2, said: [doubtful, said(long), said('Yes.')] }))).toEqual([
    { kind: 'understood', turns: 2, of: 4 },
    { kind: 'longest', sentence: long, words: 9 },
    { kind: 'words', different: 10 },
  ]);
});

it('tells three facts at most', () => {
  const facts = talkFacts(
    talk({
      understood: 1,
      missions: ['a'],
      said: [said('One two three four five six seven eight nine ten eleven.')],
    }),
  );
  expect(facts.map(({ kind }) => kind)).toEqual(['understood', 'longest', 'missions']);
  expect(facts).toHaveLength(MOST_FACTS);
});
