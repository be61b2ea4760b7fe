import { expect, it } from 'vitest';
import { findSets, NO_FILTER, type SetFilter } from './find-sets.ts';

const weekends = {
  title: 'Weekends',
  title_vi: 'Cuối tuần',
  summary_vi: 'Bạn kể cuối tuần của mình.',
  category: 'life',
  part: 1,
  level: 1,
} as const;
const building = {
  title: 'A building in town',
  title_vi: 'Một tòa nhà ai cũng nhắc',
  summary_vi: 'Bạn tả một tòa nhà ở đường phố của mình.',
  category: 'places',
  part: 2,
  level: 3,
} as const;

it.each<[string, Partial<SetFilter>, string[]]>([
  ['nothing', {}, ['Weekends', 'A building in town']],
  ['a Vietnamese word without diacritics', { search: 'cuoi tuan' }, ['Weekends']],
  ['the same with diacritics and capitals', { search: ' TÒA Nhà ' }, ['A building in town']],
  ['a word with đ', { search: 'duong' }, ['A building in town']],
  ['the beginning of an English word', { search: 'week' }, ['Weekends']],
  ['words in another order', { search: 'town building' }, ['A building in town']],
  ['the middle of a word', { search: 'uilding' }, []],
  ['signs only', { search: '???' }, ['Weekends', 'A building in town']],
  ['a part', { part: 2 }, ['A building in town']],
  ['a level', { level: 1 }, ['Weekends']],
  ['a category', { category: 'places' }, ['A building in town']],
  ['all together', { category: 'places', part: 2, level: 3, search: 'toa' }, ['A building in town']],
  ['what fits only in part', { category: 'places', part: 1 }, []],
])('%s finds', (_, filter, titles) => {
  expect(findSets([weekends, building], { ...NO_FILTER, ...filter }).map(({ title }) => title)).toEqual(
    titles,
  );
});
