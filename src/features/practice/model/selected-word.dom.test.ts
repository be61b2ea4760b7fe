import { afterEach, describe, expect, it } from 'vitest';
import { selectedWord, sentenceWith, wordOf } from './selected-word.ts';

describe('a selection', () => {
  it.each([
    ['pollinate', 'pollinate'],
    [' “Pollinate,” ', 'Pollinate'],
    ['carry\n out', 'carry out'],
    ["bee's", "bee's"],
    ['well-being', 'well-being'],
    ['', null],
    ['7.45', null],
    ['…', null],
    ['one two three four five six', null],
    ['roofs. They', null],
    ['a'.repeat(81), null],
  ])('%j is the word %j', (selected, word) => {
    expect(wordOf(selected)).toBe(word);
  });
});

describe('the sentence of a word', () => {
  it.each([
    ['Bees live here. They pollinate flowers! Why?', 'pollinate', 'They pollinate flowers!'],
    ['Lessons began at 7.45 in spring. Not now.', 'spring', 'Lessons began at 7.45 in spring.'],
    ['One line without an end', 'line', 'One line without an end'],
    ['“Bees,” she said. “Many.”', 'Many', '“Many.”'],
    ['Bees live here.', 'wasps', null],
    [`${'very '.repeat(120)}long.`, 'long', null],
  ])('of %j with %s', (text, word, sentence) => {
    expect(sentenceWith(text, word)).toBe(sentence);
  });
});

describe('the selection on the page', () => {
  afterEach(() => document.body.replaceChildren());

  it('counts only inside the text', () => {
    const [text, other] = [document.createElement('p'), document.createElement('p')];
    text.textContent = 'Bees live here. They pollinate flowers.';
    other.textContent = 'elsewhere';
    document.body.append(text, other);
    const select = (element: HTMLElement, from: number, to: number) => {
      const range = document.createRange();
      const node = element.firstChild;
      if (!node) throw new Error('no text');
      range.setStart(node, from);
      range.setEnd(node, to);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    };
    select(text, 21, 30);
    expect(selectedWord(text)).toEqual({ word: 'pollinate', context: 'They pollinate flowers.' });
    select(other, 0, 9);
    expect(selectedWord(text)).toBeNull();
    getSelection()?.removeAllRanges();
    expect(selectedWord(text)).toBeNull();
  });
});
