import { describe, expect, it } from 'vitest';
import { letterSounds } from './letter-sounds.ts';

describe('letterSounds', () => {
  it.each([
    ['gentrification', 'JH EH1 N T R AH0 F IH0 K EY2 SH AH0 N', 'learnt endings'],
    ['bewilderment', 'B IH0 W IH1 L D ER0 M AH0 N T', 'weak vowels'],
    ['knorr', 'N AO1 R', 'a letter that is silent'],
    ['đà', 'D AH1', 'Vietnamese letters without diacritics'],
    ['xkcd', 'EH1 K S K EY1 S IY1 D IY1', 'letter names if there is no vowel'],
  ])('%s: %s, with %s', (word, phones) => {
    expect(letterSounds(word).join(' ')).toBe(phones);
  });

  it('stresses exactly one vowel of a word', () => {
    for (const word of ['bewilderment', 'photovoltaic', 'brexitology', 'zoomer'])
      expect(letterSounds(word).filter((phone) => phone.endsWith('1'))).toHaveLength(1);
  });

  it.each(['', '…', '٣'])('returns nothing for "%s"', (word) => {
    expect(letterSounds(word)).toEqual([]);
  });
});
