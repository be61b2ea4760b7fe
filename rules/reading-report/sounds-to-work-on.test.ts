import { describe, expect, it } from 'vitest';
import { DRILL_IDS, drillOf, isDrillId } from '../sound-drills/sound-drills.ts';
import { pooledTallies, type SoundTally, tallySounds } from './sound-tally.ts';
import { hasEvidence, soundsToWorkOn } from './sounds-to-work-on.ts';

const tally = (sound: string, count: number, mean: number): SoundTally => ({ sound, count, mean });
const chosen = (...tallies: SoundTally[]) => soundsToWorkOn(tallies).map(({ sound }) => sound);

describe('the sounds to work on', () => {
  it.each<[string, SoundTally[], string[]]>([
    ['no sounds', [], []],
    ['one phone is not enough', [tally('TH', 1, 5)], []],
    ['two are not enough', [tally('TH', 2, 5)], []],
    ['three are enough', [tally('TH', 3, 5)], ['TH']],
    ['two readings together are enough', [tally('TH', 2, 5), tally('TH', 1, 20)], ['TH']],
    ['a clear sound is not offered', [tally('TH', 9, 90)], []],
    ['a sound just above the threshold is not offered', [tally('TH', 9, 85.1)], []],
    ['lowest score first', [tally('V', 5, 60), tally('R', 5, 40)], ['R', 'V']],
    ['a final consonant weighs more', [tally('R', 5, 50), tally('-T', 5, 50)], ['-T', 'R']],
    ['more evidence weighs more', [tally('R', 3, 50), tally('TH', 12, 50)], ['TH', 'R']],
    ['an unstressed vowel weighs less', [tally('AH', 20, 40), tally('IH', 5, 55)], ['IH', 'AH']],
    ['a sound that Vietnamese has is not offered', [tally('N', 9, 10)], []],
    ['two sounds of one drill count once', [tally('IY', 5, 40), tally('IH', 5, 45)], ['IY']],
    [
      'three at most',
      [tally('TH', 5, 40), tally('R', 5, 40), tally('V', 5, 40), tally('-T', 5, 40)],
      ['-T', 'R', 'TH'],
    ],
  ])('%s', (_, tallies, expected) => {
    expect(chosen(...tallies)).toEqual(expected);
  });

  it('reports whether there is enough evidence', () => {
    expect(hasEvidence([tally('TH', 2, 90)])).toBe(false);
    expect(hasEvidence([tally('TH', 2, 90), tally('TH', 1, 90)])).toBe(true);
  });
});

describe('tallies', () => {
  it('count each sound with its mean', () => {
    const phones = (...scores: number[]) => [
      { phone: 'TH', score: scores[0] ?? 0 },
      { phone: 'IY', score: scores[1] ?? 0 },
    ];
    expect(tallySounds([{ phones: phones(40, 80) }, { phones: phones(60, 90) }])).toEqual([
      tally('TH', 2, 50),
      tally('IY', 2, 85),
    ]);
  });
  it('of several readings are weighted by count', () => {
    expect(pooledTallies([tally('TH', 1, 40), tally('TH', 3, 80)])).toEqual([tally('TH', 4, 70)]);
  });
});

describe('drills', () => {
  it('can each be reached from a sound', () => {
    const phones =
      'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH';
    const sounds = phones.split(' ').flatMap((phone) => [phone, `-${phone}`]);
    const reached = [...sounds, 'CLUSTER-S', 'CLUSTER-LR', 'CLUSTER-END'].map(drillOf);
    // Vowels without a phone in the engine, which maps them to others, or to one with an American r.
    const british = ['ar-uh', 'uh-i', 'ear-air', 'oo-ure'];
    expect(DRILL_IDS.filter((id) => !reached.includes(id))).toEqual(british);
  });
  it('are recognised by id', () => {
    expect(isDrillId('th-t')).toBe(true);
    expect(isDrillId('ipa')).toBe(false);
  });
});
