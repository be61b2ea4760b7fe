import { afterEach, describe, expect, it } from 'vitest';
import { rememberedPosition, rememberPosition } from './use-remembered-position.ts';

afterEach(() => localStorage.clear());

describe('where a video was left', () => {
  it('is told by video, newest word last', () => {
    rememberPosition('a', 12.34);
    rememberPosition('b', 5);
    rememberPosition('a', 20);
    expect([rememberedPosition('a'), rememberedPosition('b'), rememberedPosition('c')]).toEqual([20, 5, 0]);
  });

  it('is forgotten at its end', () => {
    rememberPosition('a', 12);
    rememberPosition('a', 0);
    expect(rememberedPosition('a')).toBe(0);
  });

  it('lets go of the oldest of many videos', () => {
    for (let number = 0; number <= 50; number++) rememberPosition(`v${number}`, 1);
    expect([rememberedPosition('v0'), rememberedPosition('v1'), rememberedPosition('v50')]).toEqual([
      0, 1, 1,
    ]);
  });

  it.each([
    ['nonsense', 'not json'],
    ['another form', '{"a":1}'],
  ])('begins at the start where the store holds %s', (_name, stored) => {
    localStorage.setItem('luyen.video-position', stored);
    expect(rememberedPosition('a')).toBe(0);
  });
});
