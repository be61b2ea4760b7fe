import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const PASSAGE = 'Bees live\non roofs.\n\nThey make honey.\n\nCities are warm.\n\n';

it.each<[string, string | null, string[], string | null]>([
  ['no passage', null, ['x'], null],
  ['one paragraph', PASSAGE, ['They make honey'], 'They make honey.'],
  ['a quote across a line break', PASSAGE, ['live on  roofs'], 'Bees live\non roofs.'],
  ['two adjacent paragraphs', PASSAGE, ['warm', 'honey'], 'They make honey.\n\nCities are warm.'],
  ['two separate paragraphs', PASSAGE, ['Bees', 'warm'], 'Bees live\non roofs.\n\n…\n\nCities are warm.'],
  ['no quotes', PASSAGE, [], PASSAGE],
  ['a quote across paragraphs', PASSAGE, ['roofs. They'], PASSAGE],
  ['no quotes from a long passage', 'a'.repeat(6_001), [], null],
])('%s', (_name, passage, quotes, excerpt) => {
  expect(excerptOf(passage, quotes)).toBe(excerpt);
});
