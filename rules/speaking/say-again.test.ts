import { expect, it } from 'vitest';
import { afterUnclear, NEVER_AGAIN, type SayAgain } from './say-again.ts';

it.each([
  ['once for each question', ['q1', 'q2'], [true, true]],
  ['for no more than two questions, whoever goes on instead', ['q1', 'q2', 'q3'], [true, true, false]],
  ['never twice for one question', ['q1', 'q1'], [true, false]],
  ['no more once an answer was unclear twice', ['q1', 'q1', 'q2'], [true, false, false]],
])('asks %s', (_, unclear, expected) => {
  let state: SayAgain = NEVER_AGAIN;
  const asks = unclear.map((questionId) => {
    const { asks: now, ...after } = afterUnclear(state, questionId);
    state = after;
    return now;
  });
  expect(asks).toEqual(expected);
});
