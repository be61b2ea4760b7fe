import { describe, expect, it } from 'vitest';
import { hearLevel, NOTHING_HEARD, silenceOf, type VoiceActivity } from './voice-activity.ts';

const STEP = 0.1;

/** Levels that last for some seconds each, heard ten times a second. */
function heard(...parts: [level: number, seconds: number][]): VoiceActivity {
  let activity = NOTHING_HEARD;
  let at = 0;
  for (const [level, seconds] of parts)
    for (let step = 0; step < Math.round(seconds / STEP); step++) {
      at += STEP;
      activity = hearLevel(activity, level, at);
    }
  return activity;
}

const QUIET = 0.003;

describe('a voice is told from its background', () => {
  it.each<[string, [number, number][], spoken: number, silence: number]>([
    ['a silent room', [[QUIET, 12]], 0, 12],
    ['a microphone without any signal', [[0, 12]], 0, 12],
    [
      'a voice and then silence',
      [
        [QUIET, 2],
        [0.08, 5],
        [QUIET, 3],
      ],
      4.9,
      3,
    ],
    [
      'a soft voice in a silent room',
      [
        [QUIET, 2],
        [0.02, 5],
        [QUIET, 3],
      ],
      4.9,
      3,
    ],
    ['a fan', [[0.03, 12]], 0.5, 11],
    [
      'a voice above a fan',
      [
        [0.03, 6],
        [0.15, 5],
        [0.03, 3],
      ],
      5.4,
      3,
    ],
  ])('%s', (_, parts, spoken, silence) => {
    const activity = heard(...parts);
    expect(Math.abs(activity.spoken - spoken)).toBeLessThanOrEqual(1.6);
    expect(Math.abs(silenceOf(activity) - silence)).toBeLessThanOrEqual(1.6);
  });

  it('a long voice with its small gaps does not become the background', () => {
    const syllables = Array.from({ length: 120 }, (): [number, number][] => [
      [0.1, 0.4],
      [QUIET, 0.1],
    ]);
    const { spoken } = heard(...syllables.flat());
    expect(spoken).toBeGreaterThan(30);
  });

  it('a knock is no voice', () => {
    expect(heard([QUIET, 3], [0.5, STEP], [QUIET, 3]).spoken).toBe(0);
  });

  it('a page that was asleep has heard nothing meanwhile', () => {
    const loud = hearLevel(hearLevel(NOTHING_HEARD, 0.1, 0.1), 0.1, 0.2);
    expect(hearLevel(loud, 0.1, 30).spoken).toBeCloseTo(0.1);
  });
});
