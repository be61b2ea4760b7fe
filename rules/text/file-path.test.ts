import { describe, expect, it } from 'vitest';
import { namesFile } from './file-path.ts';

describe('namesFile', () => {
  it.each([
    ['/assets/index-Ab1.js', true],
    ['/favicon.svg', true],
    ['/media/a.MP3', true],
    ['/', false],
    ['/practice/ong-tren-mai-nha', false],
    ['/practice-result/ong-tren-mai-nha/detail-writing/ong-tren-mai-nha.12', false],
    ['/blog/v1.5', false],
  ])('%s: %s', (path, expected) => {
    expect(namesFile(path)).toBe(expected);
  });
});
