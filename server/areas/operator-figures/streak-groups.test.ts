import { expect, it } from 'vitest';
import { addDays } from '#rules/calendar/calendar.ts';
import { streakGroups } from './streak-groups.ts';

const TODAY = '2026-11-26';
const lastDays = (count: number, end = TODAY): string[] =>
  Array.from({ length: count }, (_, back) => addDays(end, -back));

it.each([
  ['today only', lastDays(1), 1],
  ['six days', lastDays(6), 2],
  ['a week up to yesterday', lastDays(7, '2026-11-25'), 7],
  ['a month', lastDays(30), 30],
  ['one that ended', lastDays(6, '2026-11-20'), null],
])('%s', (_, studied, group) => {
  const groups = streakGroups([studied], { from: '2026-09-01', today: TODAY, outages: [] });
  expect(groups.filter(({ learners }) => learners > 0).map(({ from }) => from)).toEqual(
    group === null ? [] : [group],
  );
});

it('a day on which the site was down breaks none', () => {
  const studied = [...lastDays(3), ...lastDays(4, '2026-11-22')];
  const known = { from: '2026-09-01', today: TODAY, outages: ['2026-11-23'] };
  expect(streakGroups([studied], known)).toContainEqual({ from: 7, learners: 1 });
});
