import { describe, expect, it } from 'vitest';
import { answerWords } from './answer-words.ts';

describe('the words of an answer', () => {
  it('counts them without fillers and repairs', () => {
    expect(answerWords('Um I I live in uh Hue', 'Where do you live?')).toMatchObject({
      words: 4,
      fillers: 2,
    });
  });

  it.each<[string, string, string, string[]]>([
    [
      'a word that returns',
      'It is beautiful. The beach is beautiful and the people are beautiful.',
      'Where?',
      ['beautiful'],
    ],
    ['small words do not count', 'I think that they have that and they have that too.', 'Where?', []],
    [
      'those of the question do not count',
      'My town is a small town but my town is nice.',
      'Describe your town.',
      [],
    ],
    [
      'a long talk may return to its thing',
      `${'We walked along the river with my friends there. '.repeat(1)}The river is long.`,
      'Where?',
      [],
    ],
  ])('%s', (_, said, question, repeated) => {
    expect(answerWords(said, question).repeated.map(({ word }) => word)).toEqual(repeated);
  });

  it('offers one sentence said better', () => {
    const { better } = answerWords('I like Hue. She go to school every day.', 'Where?');
    expect(better).toMatchObject({
      said: 'She go to school every day.',
      instead: 'She goes to school every day.',
    });
  });

  it('has nothing to mend in good English', () => {
    expect(answerWords('I grew up in Hue with my parents.', 'Where?').better).toBeNull();
    expect(answerWords('', 'Where?')).toMatchObject({ words: 0, better: null, repeated: [] });
  });
});
