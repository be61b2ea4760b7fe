import { expect, it } from 'vitest';
import { plainWording } from './plain-wording.ts';

it.each([
  ['Two cafés, and a fiancé’s café.', "Two cafes, and a fiance's cafe."],
  ['Well — it was forty–five.', 'Well, it was forty, five.'],
  ['Ms. Nhung and Ms Ngan', 'Mizz Nyung and Mizz Nan'],
  ['from Nghe An, where Phở is đặc sản', 'from Ne An, where Pho is dac san'],
  ['free Wi-Fi…', 'free wifi...'],
  [
    "It's 7:30 on a TV-free, well-known street in Hanoi.",
    "It's 7:30 on a TV-free, well-known street in Hanoi.",
  ],
  ['Something is singing among things.', 'Something is singing among things.'],
])('"%s" is written for the plain voice as "%s"', (text, expected) => {
  expect(plainWording(text)).toBe(expected);
});
