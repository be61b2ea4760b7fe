import { expect, it } from 'vitest';
import { type AttemptHere, workedOnElsewhere } from './elsewhere.ts';

const MINUTE = 60_000;
const served = { id: 'bai', attempt_id: 'a', at: 10 * MINUTE };
const here = (changes: Partial<AttemptHere>): AttemptHere => ({
  ...{ id: 'a', exerciseId: 'bai', submittedAt: null, lastAt: 0 },
  ...changes,
});

it.each<[string, AttemptHere[], boolean, number?]>([
  ['nothing here', [], true],
  ['another exercise here', [here({ exerciseId: 'khac', lastAt: 20 * MINUTE })], true],
  ['left here before', [here({ lastAt: 5 * MINUTE })], true],
  ['left here since', [here({ lastAt: 20 * MINUTE })], false],
  ['this device’s own work, by another clock', [here({ lastAt: 9.5 * MINUTE })], false],
  ['handed in here', [here({ submittedAt: 5 * MINUTE })], false],
  ['another attempt handed in here since', [here({ id: 'b', submittedAt: 20 * MINUTE })], false],
  ['another attempt handed in here before', [here({ id: 'b', submittedAt: 5 * MINUTE })], true],
  [
    'this device’s own work, whose clock is slow by five minutes',
    [here({ lastAt: 5 * MINUTE })],
    false,
    5 * MINUTE,
  ],
  ['left here before, by a clock that is fast', [here({ lastAt: 10 * MINUTE })], true, -5 * MINUTE],
])('work of another device is offered: %s', (_, attempts, offered, skew = 0) => {
  expect(workedOnElsewhere([served], attempts, skew)).toEqual(offered ? [served] : []);
});
