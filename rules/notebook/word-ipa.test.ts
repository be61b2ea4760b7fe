import { expect, it } from 'vitest';
import { wordIpa } from './word-ipa.ts';

it.each([
  ['bee', 'B IY1', 'biː'],
  ['pollinate', 'P AA1 L AH0 N EY2 T', 'ˈpɑləˌneɪt'],
  ['about', 'AH0 B AW1 T', 'əˈbaʊt'],
  ['teacher', 'T IY1 CH ER0', 'ˈtiːtʃər'],
  ['extreme', 'IH0 K S T R IY1 M', 'ɪkˈstriːm'],
  ['singing', 'S IH1 NG IH0 NG', 'ˈsɪŋɪŋ'],
  ['idea', 'AY0 D IY1 AH0', 'aɪˈdiːə'],
  ['happy', 'HH AE1 P IY0', 'ˈhæpi'],
  ['banana', 'B AH0 N AE1 N AH0', 'bəˈnænə'],
  ['chaotic', 'K EY0 AA1 T IH0 K', 'keɪˈɑtɪk'],
])('%s', (_word, arpabet, ipa) => {
  expect(wordIpa(arpabet)).toBe(ipa);
});
