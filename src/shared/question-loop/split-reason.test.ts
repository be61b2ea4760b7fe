import { expect, it } from 'vitest';
import { splitReason } from './split-reason.ts';

it.each([
  ['nothing', '', null, false],
  ['one sentence', 'Vì sao 1\n', 'Vì sao 1', false],
  [
    'several sentences',
    '_Sugar_ không đếm được nên hỏi bằng **how much**. _Many_ đi với danh từ đếm được.',
    '_Sugar_ không đếm được nên hỏi bằng **how much**.',
    true,
  ],
  [
    'a sentence that ends within emphasis',
    '**The bread is fresh. It is warm.** Động từ chia số ít. Hết.',
    '**The bread is fresh. It is warm.** Động từ chia số ít.',
    true,
  ],
  ['a verdict first', '**Sai**. _Bread_ không đếm được. Hết.', '**Sai**. _Bread_ không đếm được.', true],
  ['an abbreviation', 'Ví dụ 5 p.m. đứng sau giờ. Hết.', 'Ví dụ 5 p.m. đứng sau giờ.', true],
  [
    'a line that is broken',
    'Câu phủ định,\nsố nhiều: **any**. Hết.',
    'Câu phủ định, số nhiều: **any**.',
    true,
  ],
  ['several paragraphs', 'Một câu.\n\nMột câu nữa.', 'Một câu.', true],
  ['a list', '- một\n- hai', null, true],
  ['a table', '| a | b |\n| - | - |', null, true],
  ['emphasis at the beginning, which is no list', '*A* đúng.', '*A* đúng.', false],
  ['a long sentence', `Câu này ${'rất '.repeat(40)}dài.`, null, true],
])('%s', (_, explanation, line, hasMore) => {
  expect(splitReason(explanation)).toEqual({ line, hasMore });
});
