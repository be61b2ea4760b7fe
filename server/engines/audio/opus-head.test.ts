import { expect, it } from 'vitest';
import { opusHead } from '#tests/support/bombs/ogg-file.ts';
import { readOpusHead } from './opus-head.ts';
import { UnreadableAudio } from './unreadable-audio.ts';

it.each([
  { head: opusHead({ channels: 1, preSkip: 312 }), read: { channels: 1, preSkip: 312 } },
  { head: opusHead({ channels: 2 }), read: { channels: 2, preSkip: 0 } },
  { head: opusHead({ channels: 2, family: 1, streams: 1, coupled: 1 }), read: { channels: 2, preSkip: 0 } },
])('a header of $read.channels channels is taken', ({ head, read }) => {
  expect(readOpusHead(head)).toEqual(read);
});

it.each([
  { name: 'no channel', head: opusHead({ channels: 0 }) },
  { name: 'three channels', head: opusHead({ channels: 3 }) },
  { name: 'two streams', head: opusHead({ channels: 2, family: 1, streams: 2 }) },
  { name: 'another family', head: opusHead({ family: 255 }) },
  { name: 'too few bytes', head: opusHead().subarray(0, 18) },
])('a header of $name is not', ({ head }) => {
  expect(() => readOpusHead(head)).toThrow(UnreadableAudio);
});
