import { expect, it } from 'vitest';
import { lessonTimes, typedTimes } from './lesson-times.ts';

const at = (text: string): number => Date.parse(`${text}+07:00`);

it.each([
  ['an evening', '19:30', '21:00', '2026-12-01T21:00'],
  ['over midnight', '23:00', '00:30', '2026-12-02T00:30'],
])('%s', (_, begins, ends, end) => {
  const times = lessonTimes({ day: '2026-12-01', begins, ends });
  expect(times).toEqual({ starts_at: at(`2026-12-01T${begins}`), ends_at: at(end) });
  expect(times && typedTimes(times)).toEqual({ day: '2026-12-01', begins, ends });
});

it.each([
  ['', '19:30', '21:00'],
  ['2026-12-01', '', '21:00'],
  ['2026-12-01', '19:30', ''],
])('is no time while something is missing: %j %j %j', (day, begins, ends) => {
  expect(lessonTimes({ day, begins, ends })).toBeNull();
});
