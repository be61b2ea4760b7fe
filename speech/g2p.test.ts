import { describe, expect, it } from 'vitest';
import { pronunciations } from './g2p.ts';

const known: Record<string, string[][]> = {
  cat: [['K', 'AE', 'T']],
  dog: [['D', 'AO', 'G']],
  bus: [['B', 'AH', 'S']],
  read: [
    ['R', 'EH', 'D'],
    ['R', 'IY', 'D'],
  ],
};
const dictionary = (word: string) => (Object.hasOwn(known, word) ? known[word] : undefined);

describe('pronunciations', () => {
  const cases = [
    { word: 'read', said: ['R EH D', 'R IY D'], why: 'all variants in the dictionary' },
    { word: "cat's", said: ['K AE T S'], why: 'a voiceless s' },
    { word: 'dogs', said: ['D AO G Z'], why: 'a voiced s' },
    { word: "bus's", said: ['B AH S IH Z'], why: 'a syllable of its own after a hiss' },
    { word: 'ielts', said: ['AY EH L T S'], why: 'the name of the test' },
    { word: 'brexit', said: ['B R EH K S IH T'], why: 'the rules of spelling' },
    { word: 'smartphone', said: ['S M AA R T F OW N'], why: 'a long vowel before a silent e' },
    { word: 'zoom', said: ['Z UW M'], why: 'a double vowel' },
    { word: 'khanh', said: ['K AE N'], why: 'letters that English does not put together' },
    { word: 'đà', said: ['D AH'], why: 'Vietnamese letters' },
    { word: 'constructor', said: ['K AH N S T R AH K T ER'], why: 'the rules, whatever every object has' },
    { word: 'bbc', said: ['B IY B IY S IY'], why: 'letter names when there is no vowel' },
  ];
  it.each(cases)('says "$word" by $why', ({ word, said }) => {
    expect(pronunciations(word, dictionary).map((phones) => phones.join(' '))).toEqual(said);
  });

  it('returns nothing for a word without letters', () => {
    expect(pronunciations('…', dictionary)).toEqual([]);
  });
});
