import { describe, expect, it } from 'vitest';
import { makeQuestions } from '../questions/make.ts';
import { readGift } from './read-gift.ts';

/** Converts a bank with one question; returns it as written in a pack. */
const made = (gift: string) => {
  const [item] = readGift(gift, 'a.gift');
  if (!item) throw new Error('no question');
  return makeQuestions(item.read());
};

describe('a question of GIFT', () => {
  it.each([
    [
      'single choice',
      'Which? {=a ~b ~c}',
      { type: 'single_choice', options: { A: 'a', B: 'b', C: 'c' }, key: 'A' },
    ],
    [
      'a gap to choose for',
      'She is {~in =at} school.',
      { type: 'single_choice', prompt: 'She is _____ school.', key: 'B' },
    ],
    ['weights', 'Which? {~%50%a ~%-100%b ~%50%c}', { type: 'multiple_choice', choose: 2, key: ['A', 'C'] }],
    ['true', 'So? {T}', { type: 'true_false', with_not_given: false, key: 'TRUE' }],
    ['false', 'So? {FALSE}', { type: 'true_false', key: 'FALSE' }],
    ['short answers', 'What? {=bee =bees}', { type: 'free_text', key: 'bee|bees' }],
    [
      'a gap to type in',
      'Bees live in {=hives =a hive} here.',
      { type: 'fill_paragraph', text: 'Bees live in {{1}} here.', key: { 1: 'hives|a hive' } },
    ],
    [
      'pairs',
      'Match. {=big -> huge =old \\= aged -> ancient\\: very =->tiny}',
      {
        items: { 1: 'big', 2: 'old = aged' },
        options: { A: 'huge', B: 'ancient: very', C: 'tiny' },
        key: { 1: 'A', 2: 'B' },
      },
    ],
    ['a number', 'When? {#1889}', { type: 'free_text', key: '1889' }],
    ['a number with a tolerance', 'How many? {#26:1}', { key: '25|26|27' }],
    ['a range', 'How many? {#1..3}', { key: '1|2|3' }],
    ['several numbers', 'How many? {#=28:0 =29:0 ~#Try again}', { key: '28|29' }],
    ['an essay', 'Write at least 150 words. {}', { type: 'ielts_writing', task: 1, min_words: 150 }],
    ['escaped signs', 'Is \\{a\\} \\= b\\: \\#1 \\~ c? {T}', { prompt: 'Is {a} = b: #1 \\~ c?' }],
    ['HTML', '[html]<p>Is <b>it</b>?</p>{T}', { prompt: 'Is **it**?' }],
    ['Markdown', '[markdown]Is *it*?{T}', { prompt: 'Is *it*?' }],
    ['plain text', '[plain]2 * 3 * 4 < 5{F}', { prompt: '2 \\* 3 \\* 4 \\< 5' }],
    ['feedback', 'Which? {=a#Yes ~b#No ####In all}', { explanation: 'In all\n\n- **A**: Yes\n- **B**: No' }],
    [
      'feedback for wrong, then right answers',
      'So? {T#wrong#right}',
      { explanation: '- **True**: right\n- **False**: wrong' },
    ],
    [
      'the same if false is right',
      'So? {F#wrong#right}',
      { explanation: '- **True**: wrong\n- **False**: right' },
    ],
  ])('%s', (_, gift, expected) => {
    expect(made(gift).questions).toEqual([expect.objectContaining(expected)]);
  });

  it('may be text only', () => {
    expect(made('The market opens at six.')).toMatchObject({
      questions: [],
      passage: 'The market opens at six.',
    });
  });

  it.each([
    ['a range without whole numbers', 'What is pi? {#3.141..3.142}', 'which no key can say'],
    ['a picture', '[html]<img src\\="a.png"> What?{=a =b}', 'which a GIFT file cannot hold'],
    [
      'too many options',
      `Which? {=a${Array.from({ length: 26 }, (_, at) => ` ~b${at}`).join('')}}`,
      'more than 26 options',
    ],
  ])('is rejected: %s', (_, gift, why) => {
    expect(() => made(gift)).toThrow(why);
  });
});

describe('a file of GIFT', () => {
  it('reports line, name and category of each question', () => {
    const gift =
      '// a comment\n$CATEGORY: $course$/top/Anh 10/Thì\n\n// one\n::Một::So? {T}\n\n\nTwo? {\n=a\n// not this\n~b\n}\n';
    expect(readGift(gift, 'a.gift').map(({ line, name, category }) => [line, name, category])).toEqual([
      [5, 'Một', ['Anh 10', 'Thì']],
      [8, 'Two?', ['Anh 10', 'Thì']],
    ]);
  });

  it.each([
    ['an open brace', 'One? {T}\n\nTwo? {\n=a\n~b\n', 5, 'ends too early'],
    ['a stray brace', '// a\nOne? {T} }', 2, '"}" is not expected there'],
    ['a weight that is none', 'One? {~%abc%a =b}', 1, 'not expected'],
    ['a question without end', `One? {=${'a'.repeat(60_000)}}`, 1, 'longer than'],
  ])('is broken by %s', (_, gift, line, message) => {
    const read = () => readGift(gift, 'a.gift');
    expect(read).toThrow(message);
    expect(read).toThrow(expect.objectContaining({ name: 'BrokenBank', file: 'a.gift', line }));
  });
});
