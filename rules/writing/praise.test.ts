import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { joiningWord } from './clauses.ts';
import { readEssay } from './essay-text.ts';
import { sentenceThatRefersBack } from './refers-back.ts';
import { isRemarkable } from './remarkable-words.ts';
import { closingSentence, givenExample, overviewSentence, statedView } from './stated-view.ts';

/** What a prompt on parks and cars is about. */
const isNear = (word: string): boolean =>
  /^(?:nature|trees?|parks?|parking|cars?|cities|city|green|space|grass)$/.test(word);
const isQuoted = (text: string, find: typeof statedView): boolean =>
  find(readEssay(text), isNear) !== undefined;

describe('a word that joins two ideas', () => {
  it.each([
    'The streets are crowded because everybody drives to work.',
    'Although the bus is slow, my mother takes it every day.',
    'I wanted to walk, but it was raining.',
    'If the city builds a park, the air will become cleaner.',
    'The park was closed, so we played in the street.',
    'While cars need space, a bicycle can stand anywhere.',
    'Nobody sat there until the council repaired the benches.',
    'My father drives to the office since there is no metro.',
    'When I was a child, my brother took me to the lake.',
    'We cannot park there unless we pay a high fee.',
  ])('is found in: %s', (text) => {
    const essay = readEssay(text);
    expect(essay.sentences.some((sentence) => joiningWord(essay, sentence))).toBe(true);
  });
  it.each([
    'The park is so quiet in the morning.',
    'I like it so much.',
    'So I think that is good.',
    'But my house is small.',
    'It was closed because of the rain.',
    'They sell everything but meat.',
    'I have lived here since 2015.',
    'When in doubt, ask a friend.',
    'We waited for a while.',
    'I have two brothers, and my sister is nine.',
  ])('is not found in: %s', (text) => {
    const essay = readEssay(text);
    expect(essay.sentences.some((sentence) => joiningWord(essay, sentence))).toBe(false);
  });
});

describe('a sentence that takes up the one before it', () => {
  it.each([
    'Many people drive to work alone. This habit fills the roads every morning.',
    'The council closed the market. Such a decision hurts many families.',
    'Some schools teach cooking. These schools have large kitchens.',
    'Prices rose quickly last year. This increase surprised everybody in town.',
    'He shouted at the teacher. Such behaviour is never accepted there.',
  ])('is found in: %s', (text) => expect(sentenceThatRefersBack(readEssay(text))).toBeDefined());
  it.each([
    'I get up at six. This month I have a new habit.',
    'My dog is old. These days he sleeps all afternoon.',
    'My brother plays football. This morning he went to school late.',
    'I live in Hue. This is a small city in the middle.',
    'We ate noodles. This year my grandparents sold their shop.',
  ])('is not found in: %s', (text) => expect(sentenceThatRefersBack(readEssay(text))).toBeUndefined());
});

describe('a view on what is asked', () => {
  it.each([
    'I strongly believe that a city needs more trees than cars.',
    'In my opinion, parks should have priority over parking places.',
    'I do not agree that drivers must lose their parking space.',
    'For me, a green street is worth more than ten places for cars.',
    'The benefits of trees clearly outweigh the loss of parking.',
  ])('is found in: %s', (text) => expect(isQuoted(text, statedView)).toBe(true));
  it.each([
    'I like this quiet time because nobody calls me.',
    'I think my day is simple but it is happy.',
    'Some people believe that cities need more trees.',
    'I will discuss both views on parks and cars.',
    'Do I agree that the city needs more cars?',
    'I think about my lesson in the park.',
    'I would like to talk about cars.',
  ])('is not found in: %s', (text) => expect(isQuoted(text, statedView)).toBe(false));
});

describe('an example, a conclusion and an overview', () => {
  it.each([
    ['For example, the park near my school has forty old trees.', givenExample],
    ['Last year the city planted grass along our river.', givenExample],
    ['Parks help. In conclusion, trees deserve more space than cars.', closingSentence],
    ['Parks help. For these reasons, the city should plant more.', closingSentence],
    ['Overall, buses carried more people at the end, while cars lost ground.', overviewSentence],
    ['It is clear that cycling grew faster than walking.', overviewSentence],
  ])('is found in: %s', (text, find) => expect(isQuoted(text, find)).toBe(true));
  it.each([
    ['For example, she said that we looked like her children.', givenExample],
    ['When I was young, my mother cooked soup.', givenExample],
    ['I eat in the evening. In conclusion, friends are the best of all.', closingSentence],
    ['Overall, I had a nice day with my family.', overviewSentence],
    ['In general, people are kind there.', overviewSentence],
  ])('is not found in: %s', (text, find) => expect(isQuoted(text, find)).toBe(false));
});

describe('a word that few learners use', () => {
  const ranks = readFileSync(new URL('../../speech/meaning/likeness/word-vectors.bin', import.meta.url))
    .toString('latin1')
    .split('\n', 2)[1]
    ?.split(' ');
  // As WordLikeness weighs, which rules may not import.
  const weightOf = (word: string): number => {
    const rank = ranks?.indexOf(word) ?? -1;
    return rank < 0 ? 1 : (Math.log(rank + 20) - Math.log(60)) / (Math.log(12_000) - Math.log(60));
  };
  const likeness = { weightOf, alike: () => 0, directionOf: () => new Float32Array(0) };
  it.each(['subsidies', 'nostalgia', 'adolescent', 'epidemiologists', 'exhaustion'])('%s', (word) => {
    expect(isRemarkable(word, likeness)).toBe(true);
  });
  it.each(['grandparents', 'anymore', 'motorbike', 'because', 'important', 'noodles', 'everyday'])(
    'not %s',
    (word) => expect(isRemarkable(word, likeness)).toBe(false),
  );
});
