import { describe, expect, it } from 'vitest';
import { sentencePieces, spelledWords } from '#speech/meaning/sentence-words.ts';
import { loadSpeechKnowledge } from './speech-knowledge.ts';

const { model, dictionary } = loadSpeechKnowledge();
const SLOTS = [
  ['tea', 'green tea'],
  ['two', 'a couple of'],
];

it.each([
  ['I’d like it.', ["i'd", 'like', 'it']],
  ['Don‘t, PLEASE!', ["don't", 'please']],
  ['…', []],
])('spells the words of %s', (text, words) => {
  expect(spelledWords(text)).toEqual(words);
});

describe('sentencePieces', () => {
  const pieces = (sentence: string) =>
    sentencePieces(sentence, SLOTS, model.definition, dictionary).map(({ spelled, slot }) => [spelled, slot]);

  it('finds the slots of a sentence, the longest words first', () => {
    expect(pieces('A couple of green teas? No, green tea.')).toEqual([
      ['a couple of', 1],
      ['green', -1],
      ['teas', -1],
      ['no', -1],
      ['green tea', 0],
    ]);
  });

  it('lets each synonym fill a slot', () => {
    const [tea] = sentencePieces('Tea', SLOTS, model.definition, dictionary);
    expect(tea?.ways.map(({ words }) => words.length)).toEqual([1, 2]);
  });

  it('marks what negates', () => {
    const negating = sentencePieces("I don't want tea", SLOTS, model.definition, dictionary)
      .filter(({ ways }) => ways.some(({ negates }) => negates))
      .map(({ spelled }) => spelled);
    expect(negating).toEqual(["don't"]);
  });
});
