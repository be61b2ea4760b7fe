import { expect, it } from 'vitest';
import type { EssayCorrection } from '#contract/writing-evaluation.ts';
import { groupCorrections } from './group-corrections.ts';

const correction = (rule: string, start: number): EssayCorrection => ({
  start,
  end: start + 1,
  text: 'a',
  replacements: [],
  rule,
  title: rule,
  comment: rule,
  criterion: 'GRA',
});

it('puts the most frequent kind first and keeps the numbering of the essay', () => {
  const kinds = groupCorrections([correction('tense', 0), correction('plural', 4), correction('plural', 9)]);
  expect(kinds.map(({ rule, items }) => [rule, items.map(({ number }) => number)])).toEqual([
    ['plural', [2, 3]],
    ['tense', [1]],
  ]);
});
