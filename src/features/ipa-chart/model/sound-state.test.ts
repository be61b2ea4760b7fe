import { describe, expect, it } from 'vitest';
import { soundState } from './sound-state.ts';

const record = { sound: 'th', count: 4, mean: 90, at: 1_000 };

describe('soundState', () => {
  it.each<[string, Parameters<typeof soundState>, object]>([
    ['never said', [undefined, undefined], { name: 'none' }],
    ['said, scored by nobody', [undefined, { at: 5, scores: [] }], { name: 'waiting' }],
    [
      'scored on this device',
      [undefined, { at: 5, scores: [40, 20] }],
      { name: 'weak', mean: 30, count: 2, isProvisional: true },
    ],
    [
      'scored by the server',
      [record, undefined],
      { name: 'clear', mean: 90, count: 4, isProvisional: false },
    ],
    [
      'said again since',
      [record, { at: 2_000, scores: [60] }],
      { name: 'fair', mean: 60, count: 1, isProvisional: true },
    ],
    [
      'said before the server scored it',
      [record, { at: 1_000, scores: [60] }],
      { name: 'clear', isProvisional: false },
    ],
    [
      'said again, not scored yet',
      [record, { at: 2_000, scores: [] }],
      { name: 'clear', isProvisional: false },
    ],
  ])('%s', (_, given, expected) => {
    expect(soundState(...given)).toMatchObject(expected);
  });
});
