import { describe, expect, it } from 'vitest';
import { FIRST_PIECE_BYTES, nextPieceBytes } from './piece-size.ts';

const KB = 1024;
const SECOND = 1_000;

describe('the next piece of an upload', () => {
  it.each([
    ['an instant answer', FIRST_PIECE_BYTES, 0, 256 * KB],
    ['a good network: the whole megabyte', 512 * KB, SECOND, 1024 * KB],
    ['never more than the server takes', 1024 * KB, 100, 1024 * KB],
    ['eight seconds a piece stay as they are', 200 * KB, 8 * SECOND, 200 * KB],
    ['a network that has become slow', 1024 * KB, 64 * SECOND, 128 * KB],
    ['a bad 2G connection', FIRST_PIECE_BYTES, 26 * SECOND, Math.round((64 * KB * 8) / 26)],
    ['hardly any network', FIRST_PIECE_BYTES, 80 * SECOND, 16 * KB],
    ['an upload that only asked where to go on', 16 * KB, 0, 64 * KB],
  ])('%s', (_, bytes, tookMs, expected) => {
    expect(nextPieceBytes(bytes, tookMs)).toBe(expected);
  });
});
