import { expect, it } from 'vitest';
import { talkSegments } from './talk-segments.ts';

const pause = (start: number, end: number, within_clause = false) => ({ start, end, within_clause });
const shown = (pauses: ReturnType<typeof pause>[], knowsClauses = true) =>
  talkSegments(10, pauses, knowsClauses).map(({ kind, start, end }) => `${kind} ${start}–${end}`);

it.each([
  ['a talk without a pause', [], true, ['speech 0–10']],
  ['a pause', [pause(4, 5)], true, ['speech 0–4', 'pause 4–5', 'speech 5–10']],
  ['a pause within a clause', [pause(4, 5, true)], true, ['speech 0–4', 'break 4–5', 'speech 5–10']],
  ['clauses are unknown', [pause(4, 5, true)], false, ['speech 0–4', 'pause 4–5', 'speech 5–10']],
  ['short pauses', [pause(1, 1.3), pause(4, 4.4, true)], true, ['speech 0–10']],
  [
    'a pause at the start and one at the end',
    [pause(0, 2), pause(9, 10)],
    true,
    ['pause 0–2', 'speech 2–9', 'pause 9–10'],
  ],
] as const)('%s', (_, pauses, knowsClauses, expected) => {
  expect(shown([...pauses], knowsClauses)).toEqual(expected);
});
