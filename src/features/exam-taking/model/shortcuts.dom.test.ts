import { describe, expect, it } from 'vitest';
import { actionOf, takesLetters } from './shortcuts.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };

describe('actionOf', () => {
  it.each([
    ['n', {}, 'next'],
    ['M', {}, 'mark'],
    ['?', {}, 'help'],
    ['q', {}, null],
    ['constructor', {}, null],
    ['n', { ctrlKey: true }, null],
    ['p', { metaKey: true }, null],
    ['h', { altKey: true }, null],
    ['n', { isComposing: true }, null],
  ])('%s with %o', (key, modifiers, expected) => {
    expect(actionOf({ key, ...plain, ...modifiers })).toBe(expected);
  });
});

describe('takesLetters', () => {
  it.each([
    ['<input type="text">', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<input type="radio">', false],
    ['<input type="checkbox">', false],
    ['<button></button>', false],
    ['<div role="dialog"><button></button></div>', true],
  ])('%s', (html, expected) => {
    const box = document.createElement('div');
    box.innerHTML = html;
    expect(takesLetters(box.querySelector('button') ?? box.firstElementChild)).toBe(expected);
  });
});
