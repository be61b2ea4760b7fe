import { describe, expect, it } from 'vitest';
import { mayRespond, SHAKES, SOUNDS } from './cues.ts';

/** Longest sound, milliseconds. */
const LONGEST = 300;

describe('a sound', () => {
  it.each(Object.entries(SOUNDS))('is over within 300 ms: %s', (_, notes) => {
    expect(notes.length).toBeGreaterThan(0);
    expect(Math.max(...notes.map(({ at, ms }) => at + ms))).toBeLessThan(LONGEST);
  });

  it('of a right answer rises, of a wrong one falls softly', () => {
    const [first, second] = SOUNDS.right.map(({ from }) => from);
    expect(second).toBeGreaterThan(first ?? Infinity);
    expect(SOUNDS.again.every(({ from, to }) => to < from)).toBe(true);
  });
});

it('the device shakes briefly, and twice where another attempt is due', () => {
  expect([SHAKES.chosen, SHAKES.right, SHAKES.again]).toEqual([[10], [20], [10, 40, 10]]);
});

it.each([
  ['switched on', { isOn: true, isMicrophoneOpen: false, isSeen: true }, true],
  ['switched off', { isOn: false, isMicrophoneOpen: false, isSeen: true }, false],
  ['with an open microphone', { isOn: true, isMicrophoneOpen: true, isSeen: true }, false],
  ['behind another page', { isOn: true, isMicrophoneOpen: false, isSeen: false }, false],
])('may respond %s: %s', (_, circumstances, may) => {
  expect(mayRespond(circumstances)).toBe(may);
});
