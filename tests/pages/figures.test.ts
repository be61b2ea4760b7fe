import { expect, it } from 'vitest';
import { startService } from '../service/service.ts';
import { shiftClock } from '../support/shift-clock.ts';
import { FIGURES, hasFigures, placesOf, type Seen } from './figures.ts';
import { oneLearner } from './one-learner.ts';
import { readPages } from './read-pages.ts';

/** A Saturday, noon in Vietnam. */
const offset = Date.parse('2026-11-21T12:00:00+07:00') - Date.now();
shiftClock(offset);
const service = await startService({ clockOffset: offset });

it('a figure that stands on two pages is the same on both', async () => {
  const learner = await oneLearner(service);
  const words = await readPages(service, learner, placesOf(learner), hasFigures);
  const read = ([page, figure]: Seen): string =>
    `“${page}” says ${figure(words.get(page) ?? '') ?? 'nothing of it'}`;
  const differing = FIGURES.flatMap(([figure, one, other]) => {
    const value = one[1](words.get(one[0]) ?? '');
    const isSame = value !== null && value === other[1](words.get(other[0]) ?? '');
    return isSame ? [] : [`${figure}: ${read(one)}, ${read(other)}`];
  });
  expect(differing).toEqual([]);
  expect(FIGURES.length).toBeGreaterThanOrEqual(60);
  expect(service.faults).toEqual([]);
});
