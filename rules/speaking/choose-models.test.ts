import { expect, it } from 'vitest';
import { chooseModels } from './choose-models.ts';

const at = (...bands: number[]) => bands.map((band) => ({ band }));

it.each([
  ['below all of them', 4, at(5, 6.5, 8), 5, 6.5],
  ['exactly one of them', 5, at(5, 6.5, 8), 5, 6.5],
  ['between two', 6, at(5, 6.5, 8), 5, 6.5],
  ['the middle one', 6.5, at(5, 6.5, 8), 6.5, 8],
  ['above all of them: nothing is above', 8.5, at(5, 6.5, 8), 8, null],
  ['no band yet', null, at(5, 6.5, 8), 5, 6.5],
  ['in whatever order they are written', 7, at(8, 5, 6.5), 6.5, 8],
  ['only one', 6, at(7), 7, null],
  ['none', 6, at(), null, null],
] as const)('%s', (_, band, models, own, next) => {
  const chosen = chooseModels(models, band);
  expect([chosen.own?.band ?? null, chosen.next?.band ?? null]).toEqual([own, next]);
});
