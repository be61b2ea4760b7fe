import { expect, it } from 'vitest';
import { saysWhen, tellsPastEvent } from './past-event.ts';

it.each([
  ['I lost my phone on the bus.', true],
  ['My mother bought me a bike.', true],
  ['Then the driver stopped and he gave it back.', true],
  ['They built a bridge near my house.', true],
  ['We danced all night.', true],
  ['I go there every day.', false],
  ['I used to play football.', false],
  ['I lived in Hue.', false],
  ['I was born in Hue and I grew up there.', false],
  ['If I won a lot of money, I would travel.', false],
  ["I didn't go anywhere.", false],
  ['I have never lost anything.', false],
  ['I would have bought it.', false],
  ['She always told us stories.', false],
  ['I need a new phone.', false],
  ['It is a crowded place.', false],
  ['The food was good.', false],
  ['My friends are interested in music.', false],
  ['', false],
])('tells of %j that it is about a past event: %s', (said, expected) => {
  expect(tellsPastEvent(said)).toBe(expected);
});

it.each([
  ['We went there last summer.', true],
  ['That was two years ago.', true],
  ['In 2019 we moved.', true],
  ['When I was ten, I fell off my bike.', true],
  ['It happened on Saturday.', true],
  ['I learned it at twenty-six.', true],
  ['I lost my phone on the bus.', false],
  ['I go there at the last minute.', false],
])('tells of %j that it says when: %s', (said, expected) => {
  expect(saysWhen(said)).toBe(expected);
});
