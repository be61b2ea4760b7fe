import { describe, expect, it } from 'vitest';
import { toastLift } from './toast-place.ts';

/** On a phone of 390 by 844. */
const HEIGHT = 844;
const TOAST = { height: 60, left: 16, right: 374 };
const across = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 390 });
const TAB_BAR = across(784, HEIGHT);

describe('toasts', () => {
  it.each([
    ['with nothing below', [], 16],
    ['above the tab bar', [TAB_BAR], 68],
    ['above buttons that stand on the tab bar', [across(700, 784), TAB_BAR], 152],
    ['above a notice with a gap to the tab bar', [TAB_BAR, across(640, 770)], 212],
    ['above a sheet from below', [across(400, HEIGHT), TAB_BAR], 452],
    ['at the top of a sheet that fills the screen', [across(20, HEIGHT)], 776],
    ['below what is far above', [across(0, 56)], 16],
    ['beside what is beside', [{ top: 700, bottom: HEIGHT, left: 374, right: 390 }], 16],
  ])('are %s', (_, kept, lift) => {
    expect(toastLift(TOAST, kept, HEIGHT)).toBe(lift);
  });
});
