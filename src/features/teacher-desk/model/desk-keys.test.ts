import { expect, it } from 'vitest';
import { meaningOf } from './desk-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, repeat: false };
const free = { isTyping: false, singles: true };

it.each([
  ['6', {}, free, { do: 'band', key: '6' }],
  ['.', {}, free, { do: 'band', key: '.' }],
  ['J', {}, free, { do: 'comment', step: 1 }],
  ['/', {}, free, { do: 'phrases' }],
  ['?', {}, free, { do: 'help' }],
  ['x', {}, free, null],
  ['6', {}, { ...free, isTyping: true }, null],
  ['6', {}, { ...free, singles: false }, null],
  ['/', {}, { ...free, isTyping: true }, null],
  ['/', {}, { ...free, isTyping: true, isEmptyComment: true }, { do: 'phrases' }],
  ['6', { ctrlKey: true }, free, null],
  ['Enter', { ctrlKey: true }, { isTyping: true, singles: false }, { do: 'submit' }],
  ['Enter', { metaKey: true }, free, { do: 'submit' }],
  ['Enter', { ctrlKey: true, repeat: true }, free, null],
  ['Enter', {}, free, null],
])('%s %o %o', (key, held, where, expected) => {
  expect(meaningOf({ key, ...plain, ...held }, where)).toEqual(expected);
});
