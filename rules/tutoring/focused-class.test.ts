import { expect, it } from 'vitest';
import { inOrder } from './focused-class.ts';

const NOW = Date.parse('2026-12-01T19:20:00+07:00');
const HOUR = 3_600_000;
const one = (id: string, level: number, status: 0 | 1 | 2 | 3, inHours: number | null) => ({
  id,
  level,
  status,
  incoming:
    inHours === null
      ? null
      : {
          id,
          class_id: id,
          title: '',
          is_cancelled: false,
          starts_at: NOW + inHours * HOUR,
          ends_at: NOW + (inHours + 1) * HOUR,
        },
});

it.each([
  [
    'whose room is open, even before that of the exam',
    [one('exam', 10, 3, 5), one('open', 1, 3, 0.1)],
    'open',
  ],
  ['of the exam', [one('sooner', 1, 3, 5), one('exam', 10, 0, 50)], 'exam'],
  ['that is not over', [one('exam', 10, 2, null), one('running', 1, 3, 50)], 'running'],
  ['under way', [one('waiting', 1, 1, null), one('to-begin', 1, 0, 2), one('running', 1, 3, 50)], 'running'],
  ['whose lesson is next', [one('later', 1, 3, 50), one('next', 1, 3, 3), one('none', 1, 3, null)], 'next'],
])('first comes the class %s', (_, classes, id) => {
  expect(inOrder(classes, NOW)[0]?.id).toBe(id);
});
