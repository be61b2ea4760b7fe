import { describe, expect, it } from 'vitest';
import { soundsOfWord } from './sounds-of-word.ts';

/** `TH40` is the phone TH with the score 40. */
const phones = (text: string) =>
  text.split(' ').map((part) => ({
    phone: part.replace(/\d+/, ''),
    score: Number(/\d+/.exec(part)?.[0]),
  }));
const said = (text: string) =>
  soundsOfWord(phones(text))
    .map(({ sound, score }) => `${sound} ${score}`)
    .join(', ');

describe('the sounds of a word', () => {
  it.each([
    ['a vowel alone', 'AH50', 'AH 50'],
    ['see: a vowel ends it', 'S60 IY70', 'S 60, IY 70'],
    ['bed: one consonant ends it', 'B80 EH70 D30', 'B 80, EH 70, -D 30'],
    ['asked: a cluster ends it, and counts by its weakest', 'AE80 S70 K60 T20', 'AE 80, CLUSTER-END 20'],
    ['stop: a cluster with s begins it', 'S50 T70 AA60 P40', 'CLUSTER-S 50, AA 60, -P 40'],
    ['street: three of them too', 'S80 T70 R40 IY90 T60', 'CLUSTER-S 40, IY 90, -T 60'],
    ['play: a cluster with l', 'P80 L30 EY90', 'CLUSTER-LR 30, EY 90'],
    ['free: a cluster with r', 'F80 R30 IY90', 'CLUSTER-LR 30, IY 90'],
    ['few: other clusters stay single sounds', 'F80 Y30 UW90', 'F 80, Y 30, UW 90'],
    ['car: an r after the vowel is not required', 'K80 AA70 R10', 'K 80, AA 70'],
    ['cart: nor is an r in a cluster', 'K80 AA70 R10 T60', 'K 80, AA 70, -T 60'],
    ['city: consonants inside the word are single', 'S80 IH70 T60 IY50', 'S 80, IH 70, T 60, IY 50'],
    ['hmm: no vowel', 'HH80 M70', 'HH 80, M 70'],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it('are none where nothing was aligned', () => {
    expect(soundsOfWord([])).toEqual([]);
  });
});
