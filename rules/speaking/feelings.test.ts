import { expect, it } from 'vitest';
import { statesFeeling, statesOpinion } from './feelings.ts';

it.each([
  ['I was so proud of it.', true],
  ['I felt a little bit lonely.', true],
  ['It makes me happy.', true],
  ["I'm afraid of dogs.", true],
  ['I love my street.', true],
  ["I can't stand the noise.", true],
  ['I miss my grandmother.', true],
  ["I'm not nervous at all.", false],
  ["I don't enjoy it.", false],
  ["I wasn't happy there.", false],
  ['I feel that it is useful.', false],
  ['My brother is happy there.', false],
  ['I missed the bus.', false],
  ['It is a happy place.', false],
])('tells of %j that it states a feeling: %s', (said, expected) => {
  expect(statesFeeling(said)).toBe(expected);
});

it.each([
  ['I think it is better.', true],
  ["I don't think it works.", true],
  ['Personally, I walk.', true],
  ['I feel that schools do too little.', true],
  ['I think about it every day.', false],
  ['I think so.', false],
  ['They think it is better.', false],
  ['It is better.', false],
])('tells of %j that it states an opinion: %s', (said, expected) => {
  expect(statesOpinion(said)).toBe(expected);
});
