import { describe, expect, it } from 'vitest';
import { type HeardMinute, suggestLevel } from './suggest-level.ts';

/** A fluent minute at level 4. */
const fluent: HeardMinute = {
  talkSeconds: 58,
  pauses: 14,
  pauseShare: 0.18,
  syllableRate: 4.2,
  clearance: 35,
};
const heard = (given: Partial<HeardMinute>): HeardMinute => ({ ...fluent, ...given });

describe('a suggested level', () => {
  it.each<[string, Partial<HeardMinute>, number, number, number]>([
    ['fluent talk of a minute', {}, 4, 3, 5],
    ['steady talk with pauses', { pauses: 22, pauseShare: 0.35, syllableRate: 3.8 }, 3, 2, 4],
    [
      'short phrases with pauses',
      { talkSeconds: 45, pauses: 24, pauseShare: 0.48, syllableRate: 3.4 },
      2,
      1,
      3,
    ],
    ['single words', { talkSeconds: 40, pauses: 20, pauseShare: 0.7, syllableRate: 3 }, 1, 1, 2],
    ['fluent talk of half a minute', { talkSeconds: 33, pauses: 8 }, 4, 3, 5],
  ])('%s', (_, given, level, low, high) => {
    expect(suggestLevel(heard(given))).toMatchObject({ outcome: 'suggested', level, low, high });
  });

  it.each<[string, Partial<HeardMinute>, string]>([
    ['a few words', { talkSeconds: 9, pauses: 2, pauseShare: 0.3 }, 'short'],
    ['nothing', { talkSeconds: 0, pauses: 0, pauseShare: 0, syllableRate: 0 }, 'short'],
    ['a loud background', { clearance: 6 }, 'noisy'],
    ['fluent talk that ends early', { talkSeconds: 15, pauses: 2, pauseShare: 0.12 }, 'mixed'],
  ])('none for %s', (_, given, reason) => {
    expect(suggestLevel(heard(given))).toEqual({ outcome: 'none', reason });
  });

  it('comes with its figures, and with what held it down', () => {
    const found = suggestLevel(heard({ talkSeconds: 40, pauses: 12, pauseShare: 0.25, syllableRate: 4 }));
    expect(found).toMatchObject({ outcome: 'suggested', weakest: 'seconds' });
    expect(found.outcome === 'suggested' && found.figures).toEqual({
      seconds: 30,
      pace: 180,
      run: 120 / 13,
      pauseShare: 0.25,
    });
  });
});
