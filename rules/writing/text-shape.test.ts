import { describe, expect, it } from 'vitest';
import { readEssay } from './essay-text.ts';
import { insertedWords } from './inserted-words.ts';
import { findRepeats } from './repeats.ts';
import { sentenceOrder } from './sentence-order.ts';
import { smallWordCaps } from './small-words.ts';
import { promptTopic } from './task-response.ts';
import { topicStretches } from './topic-stretches.ts';

const PROMPT =
  'Some people think that students should learn history at school. Museums and teachers can help them.';

describe('findRepeats', () => {
  const once = 'The museum in my town shows how farmers lived a hundred years ago.';
  it.each([
    ['as it was', `${once} I like it. ${once}`, 13],
    ['with a word changed', `${once} I like it. ${once.replace('farmers', 'people')}`, 13],
    ['not at all', `${once} My sister went there with her class last week and liked it.`, 0],
    ['a short sentence twice', 'I like it. I like it.', 0],
  ])('counts words of sentences repeated %s', (_, text, words) => {
    const { fresh, ...found } = findRepeats(readEssay(text));
    expect(found.words).toBe(words);
    expect(fresh.tokens.length).toBe(readEssay(text).tokens.length - words);
  });
});

describe('sentenceOrder', () => {
  const topic = promptTopic(PROMPT);
  it.each([
    [
      'a plain order',
      'Students should learn history at school. It tells who they are. First, it is useful. Secondly, it is fun.',
      0,
    ],
    ['a start that points back', 'For example, students learn history at school. It is useful for them.', 1],
    [
      'a conclusion at the start',
      'In conclusion, students learn history. One. Two. Three. Four. Five. Six. Seven. Eight.',
      1,
    ],
    [
      'steps in the wrong order',
      'Students learn history at school. Thirdly, it is fun. Secondly, it is useful.',
      1,
    ],
    [
      'a paragraph that begins by referring back',
      'Students learn history at school.\n\nTherefore they are wise. It helps them.',
      1,
    ],
    ['a start about something else', 'Bees fly to flowers. They make honey.', 1],
  ])('finds %s', (_, text, faults) => {
    expect(sentenceOrder(readEssay(text), topic).faults).toBe(faults);
  });
});

describe('smallWordCaps', () => {
  const whole =
    'The school is at the end of a long road, and in the winter a bus from the town takes the children to it. '.repeat(
      12,
    );
  it.each([
    ['all of them', whole, 9, 9],
    ['no articles', whole.replace(/\b(?:the|a) /gi, ''), 5, 7],
    ['no prepositions', whole.replace(/\b(?:at|of|in|from|to) /g, ''), 4.5, 6.5],
    ['neither', whole.replace(/\b(?:the|a|at|of|in|from|to) /gi, ''), 3.5, 5],
    ['too short to tell', 'Dogs bark. Cats sleep. Birds sing. Fish swim.', 9, 9],
  ])('with %s', (_, text, grammar, others) => {
    expect(smallWordCaps(readEssay(text))).toEqual({ grammar, others });
  });
});

describe('insertedWords', () => {
  const plain =
    'Many people want to go to the city because there is a lot of work for them, and they have to pay for a room.';
  const strewn =
    'Many people want plethora to go to juxtaposition the city because there ubiquitous is a lot paradigm of work for conundrum them, and they have ephemeral to pay for meticulous a room.';
  it('detects inserted words', () => {
    expect(insertedWords(readEssay(plain)).excess).toBe(0);
    const { excess, first } = insertedWords(readEssay(strewn));
    expect(excess).toBeGreaterThan(2.95);
    expect(first && strewn.slice(first.start, first.end)).toBe('want plethora to');
  });
  it('counts a repeated term once', () => {
    const term = 'They look at the municipal government of the town. ';
    expect(insertedWords(readEssay(term.repeat(8))).excess).toBe(0);
  });
});

describe('topicStretches', () => {
  const isNear = (word: string) => word === 'museum';
  const on = 'Students learn history at school because their teachers know how to tell it. '.repeat(6);
  const off = 'The bees fly over the hills and fill the comb with wax until the frames are heavy. '.repeat(4);
  it.each([
    ['all on the topic', on, 0],
    ['half astray', `${on}\n${off}`, 0.5],
    ['all astray', off, 1],
  ])('detects %s', (_, text, share) => {
    expect(topicStretches(readEssay(text), promptTopic(PROMPT), isNear).strayShare).toBeCloseTo(share, 0);
  });
  it('detects off-topic sentences even if the topic is named nearby', () => {
    const named = `${'Students learn history at school. '}${off}`;
    expect(topicStretches(readEssay(named), promptTopic(PROMPT), isNear).unlinkedShare).toBeGreaterThan(0.8);
    expect(topicStretches(readEssay(on), promptTopic(PROMPT), isNear).unlinkedShare).toBe(0);
  });
});
