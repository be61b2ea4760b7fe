import { expect, it } from 'vitest';
import { minutesBehind } from './week-pace.ts';

// 2026-11-23 is a Monday.
it.each([
  ['Monday asks for nothing yet', '2026-11-23', null, 0, 0],
  ['nor does Tuesday: a day may be free', '2026-11-24', null, 0, 0],
  ['Wednesday asks for one day', '2026-11-25', null, 0, 30],
  ['which was done', '2026-11-25', null, 30, 0],
  ['Sunday asks for five', '2026-11-29', null, 100, 50],
  ['more than asked', '2026-11-29', null, 400, 0],
  ['a plan begun on Thursday asks for less', '2026-11-28', '2026-11-26', 0, 30],
  ['a plan begun in an earlier week', '2026-11-25', '2026-11-02', 0, 30],
])('%s', (_, today, startsOn, minutes, behind) => {
  expect(minutesBehind({ today, startsOn, minutesADay: 30, minutes })).toBe(behind);
});
