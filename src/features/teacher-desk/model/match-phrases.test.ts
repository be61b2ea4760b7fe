import { expect, it } from 'vitest';
import { matchPhrases } from './match-phrases.ts';

const phrases = [
  { id: '1', criterion: null, text: 'Bài có ý rõ.', used: 9 },
  { id: '2', criterion: 'CC' as const, text: 'Thiếu từ nối giữa hai đoạn.', used: 3 },
  { id: '3', criterion: 'CC' as const, text: 'Đoạn hai dài quá.', used: 1 },
];

it.each([
  ['', null, ['1', '2', '3']],
  ['', 'CC', ['2', '3', '1']],
  ['doan', null, ['2', '3']],
  ['noi thieu', 'CC', ['2']],
  ['ĐOẠN', null, ['2', '3']],
  ['không có', null, []],
] as const)('%j on %s', (search, criterion, ids) => {
  expect(matchPhrases(phrases, search, criterion).map(({ id }) => id)).toEqual(ids);
});
