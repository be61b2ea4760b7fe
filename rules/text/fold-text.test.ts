import { expect, it } from 'vitest';
import { foldText, wordsOf } from './fold-text.ts';

it.each([
  ['Đọc Hiểu: Đèn đường', 'doc hieu: den duong'],
  ['Đọc hiểu'.normalize('NFD'), 'doc hieu'],
  ['Practice 1', 'practice 1'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('takes a search apart into words', () => {
  expect(wordsOf('  Thì  hiện\ttại ')).toEqual(['thi', 'hien', 'tai']);
  expect(wordsOf(' ')).toEqual([]);
});
