import { describe, expect, it } from 'vitest';
import { afterTick, afterTrack, playFrom } from './audio-once.ts';

const tracks = [
  { part: 1, src: '/1.mp3' },
  { part: 3, src: '/3.mp3' },
];

describe('playFrom', () => {
  it.each([
    ['not started', null, { part: 1, at: 0 }],
    ['in the middle', { part: 3, at: 12.5, done: false }, { part: 3, at: 12.5 }],
    ['all played', { part: 3, at: 0, done: true }, null],
  ])('%s', (_, heard, expected) => {
    const found = playFrom(tracks, heard);
    expect(found && { part: found.track.part, at: found.at }).toEqual(expected);
  });

  it('returns null without recordings', () => {
    expect(playFrom([], null)).toBeNull();
  });
});

it.each([
  ['continues with the next part', 1, { part: 3, at: 0, done: false }],
  ['finishes after the last part', 3, { part: 3, at: 0, done: true }],
])('the end of a part %s', (_, part, expected) => {
  expect(afterTrack(tracks, part)).toEqual(expected);
});

describe('afterTick', () => {
  it.each([
    ['starts with the first tick', null, 1, 2, { part: 1, at: 2, done: false }],
    ['moves forward', { part: 1, at: 2, done: false }, 1, 3, { part: 1, at: 3, done: false }],
    ['never moves back', { part: 1, at: 9, done: false }, 1, 3, { part: 1, at: 9, done: false }],
    ['changes nothing after the end', { part: 3, at: 0, done: true }, 3, 3, { part: 3, at: 0, done: true }],
  ])('%s', (_, heard, part, at, expected) => {
    expect(afterTick(heard, part, at)).toEqual(expected);
  });
});
