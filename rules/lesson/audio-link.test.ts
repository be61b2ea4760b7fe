import { describe, expect, it } from 'vitest';
import { type AudioLink, type AudioLinkEvent, audioLink, NO_AUDIO_LINK } from './audio-link.ts';

const given = (link: string | null, now: number, recording = false): AudioLinkEvent<string> => ({
  type: 'given',
  link,
  recording,
  now,
});
const time = (now: number): AudioLinkEvent<string> => ({ type: 'time', now });
const run = (start: AudioLink<string>, events: AudioLinkEvent<string>[]): AudioLink<string> =>
  events.reduce((state, event) => audioLink(state, event), start);
const OLD: AudioLink<string> = { shown: 'old', pending: null };

describe('audioLink', () => {
  it.each([
    ['nothing changes before 500 ms', OLD, [given('a', 0), time(499)], 'old'],
    ['at 500 ms the player is emptied', OLD, [given('a', 0), time(500)], null],
    ['the player stays empty for 100 ms', OLD, [given('a', 0), time(500), time(599)], null],
    ['then the player gets the link', OLD, [given('a', 0), time(500), time(600)], 'a'],
    ['a later link restarts the wait', OLD, [given('a', 0), given('b', 400), time(800)], 'old'],
    ['only the later link is set', OLD, [given('a', 0), given('b', 400), time(900), time(1000)], 'b'],
    ['a link is ignored while recording', OLD, [given('a', 0, true), time(500), time(600)], 'old'],
    [
      'a pending link is not affected by recording',
      OLD,
      [given('a', 0), given('b', 100, true), time(500), time(600)],
      'a',
    ],
    ['without a link the player is emptied', OLD, [given(null, 0), time(500), time(600)], null],
    ['the same link again does not empty the player', OLD, [given('old', 0), time(500)], 'old'],
    ['time alone does nothing', NO_AUDIO_LINK, [time(10_000)], null],
  ] as [string, AudioLink<string>, AudioLinkEvent<string>[], string | null][])(
    '%s',
    (_name, start, events, shown) => {
      expect(run(start, events).shown).toBe(shown);
    },
  );
});
