import { expect, it } from 'vitest';
import type { TalkSoundReport } from '#contract/talk-evaluation.ts';
import { type FirstNote, firstNote } from './first-note.ts';

const SOUND: TalkSoundReport = {
  ...{ duration: 20, pauses: [], pause_mean: 0.4, pause_share: 0.15 },
  ...{ syllable_rate: 4.2, melody: 7, clearance: 40 },
};

it.each<[string, Partial<TalkSoundReport>, number, 1 | 2 | 3, FirstNote]>([
  ['well spoken', {}, 40, 1, 'good'],
  ['a loud background', { clearance: 10, pause_share: 0.6 }, 40, 1, 'unclear'],
  ['a few words', { pause_share: 0.6 }, 8, 1, 'short'],
  ['enough for Part 1, not for Part 3', {}, 20, 3, 'short'],
  ['in a hurry', { syllable_rate: 6.4 }, 40, 1, 'fast'],
  ['many pauses', { pause_share: 0.5 }, 40, 1, 'broken'],
  ['word by word', { syllable_rate: 2 }, 40, 1, 'slow'],
  ['one tone', { melody: 2 }, 40, 1, 'flat'],
  ['melody is unknown', { melody: null }, 40, 1, 'good'],
])('%s', (_, change, words, part, note) => {
  expect(firstNote({ ...SOUND, ...change }, words, part)).toBe(note);
});
