import { afterEach, describe, expect, it } from 'vitest';
import { rememberedPosition, rememberPosition } from './use-remembered-position.ts';

afterEach(() => localStorage.clear());

describe('the remembered position of a video', () => {
  it('is stored per video, the latest position winning', () => {
    rememberPosition('a', 12.34);
    rememberPosition('b', 5);
    rememberPosition('a', 20);
    expect([rememberedPosition('a'), rememberedPosition('b'), rememberedPosition('c')]).toEqual([20, 5, 0]);
  });

  it('is cleared at the end of the video', () => {
    rememberPosition('a', 12);
    rememberPosition('a', 0);
    expect(rememberedPosition('a')).toBe(0);
  });

  it('is dropped for the oldest of many videos', () => {
    for (let number = 0; number <= 50; number++) rememberPosition(`v${number}`, 1);
    expect([rememberedPosition('v0'), rememberedPosition('v1'), rememberedPosition('v50')]).toEqual([
      0, 1, 1,
    ]);
  });

  it.each([
    ['invalid JSON', 'not json'],
    ['another shape', '{"a":1}'],
  ])('is 0 when storage holds %s', (_name, stored) => {
    localStorage.setItem('luyen.video-position', stored);
    expect(rememberedPosition('a')).toBe(0);
  });
});
