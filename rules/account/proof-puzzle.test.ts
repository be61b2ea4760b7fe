import { expect, it } from 'vitest';
import { hasZeroBits, Puzzle } from './proof-puzzle.ts';

it.each([
  [[0, 0x80, 0, 0], 8, true],
  [[0, 0x80, 0, 0], 9, false],
  [[0, 0, 0, 1], 31, true],
  [[0, 0, 0, 0], 32, true],
  [[0x80, 0, 0, 0], 0, true],
  [[0x80, 0, 0, 0], 1, false],
])('%j begins with %i zero bits: %s', (bytes, bits, expected) => {
  expect(hasZeroBits(Uint8Array.from(bytes), bits)).toBe(expected);
});

it('differs by seed, part and answer, and fits one block of SHA-256', () => {
  const bytesOf = (seed: number, part: number, answer: number) =>
    [...new Puzzle(new Uint8Array(32).fill(seed), part).with(answer)].join();
  const texts = [bytesOf(1, 1, 1), bytesOf(2, 1, 1), bytesOf(1, 2, 1), bytesOf(1, 1, 2), bytesOf(1, 1, 257)];
  expect(new Set(texts).size).toBe(texts.length);
  expect(new Puzzle(new Uint8Array(32), 0).bytes.length).toBeLessThan(56);
});
