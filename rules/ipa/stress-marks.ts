import type { Phone } from './phones.ts';

/** Consonants that may begin an English syllable together. */
const ONSETS = new Set(
  (
    'P-R P-L P-Y B-R B-L B-Y T-R T-W T-Y D-R D-W D-Y K-R K-L K-W K-Y G-R G-L G-W F-R F-L F-Y TH-R TH-W TH-Y SH-R ' +
    'V-Y M-Y N-Y HH-Y S-P S-T S-K S-M S-N S-L S-W S-F S-P-R S-P-L S-P-Y S-T-R S-T-Y S-K-R S-K-W S-K-Y'
  ).split(' '),
);
const MARKS: Readonly<Record<string, string>> = { 1: 'ˈ', 2: 'ˌ' };

/** Start of the syllable of the vowel at `vowel`: as many preceding consonants as may begin a syllable. */
function onsetOf(phones: readonly Phone[], vowel: number): number {
  let previous = vowel - 1;
  while (previous >= 0 && phones[previous]?.stress === null) previous--;
  if (previous < 0) return 0;
  let start = vowel;
  while (start - 1 > previous) {
    const cluster = phones.slice(start - 1, vowel).map(({ name }) => name);
    const only =
      cluster.length === 1 ? cluster[0] !== 'NG' && cluster[0] !== 'ZH' : ONSETS.has(cluster.join('-'));
    if (!only) break;
    start--;
  }
  return start;
}

/**
 * Joins the IPA of a word's phones, with a mark before each stressed syllable. A word of one syllable has none.
 * @param ipaOf IPA of each phone; empty for a silent one
 */
export function withStressMarks<P extends Phone>(phones: readonly P[], ipaOf: (phone: P) => string): string {
  const sounds = phones.map(ipaOf);
  if (phones.filter(({ stress }) => stress !== null).length > 1) {
    for (const [at, { stress }] of phones.entries()) {
      const mark = stress === null ? undefined : MARKS[stress];
      if (!mark) continue;
      const start = onsetOf(phones, at);
      sounds[start] = `${mark}${sounds[start] ?? ''}`;
    }
  }
  return sounds.join('');
}
