import { describe, expect, it } from 'vitest';
import { phonemeIpa } from './phoneme-ipa.ts';

describe('phonemeIpa', () => {
  it.each([
    ['TH', 'θ'],
    ['DH', 'ð'],
    ['ZH', 'ʒ'],
    ['IY', 'iː'],
    ['XX', 'XX'],
  ])('%s is /%s/', (phone, ipa) => {
    expect(phonemeIpa(phone)).toBe(ipa);
  });
});
