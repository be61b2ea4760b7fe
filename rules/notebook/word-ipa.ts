import { phonemeIpa } from '../phoneme-ipa.ts';

/** Consonants that may begin an English syllable together. */
const ONSETS = new Set(
  (
    'P-R P-L P-Y B-R B-L B-Y T-R T-W D-R D-W K-R K-L K-W K-Y G-R G-L G-W F-R F-L F-Y TH-R TH-W SH-R V-Y M-Y HH-Y ' +
    'S-P S-T S-K S-M S-N S-L S-W S-F S-P-R S-P-L S-P-Y S-T-R S-K-R S-K-W S-K-Y'
  ).split(' '),
);

interface Phone {
  name: string;
  /** Of vowels: 0 none, 1 primary, 2 secondary. */
  stress: string | null;
}

/** Unstressed, these are weak vowels. */
const WEAK: Readonly<Record<string, string>> = { AH: 'ə', ER: 'ər', IY: 'i' };
const MARKS: Readonly<Record<string, string>> = { 1: 'ˈ', 2: 'ˌ' };

const soundOf = ({ name, stress }: Phone): string =>
  (stress === '0' ? WEAK[name] : undefined) ?? phonemeIpa(name);

/** Where the syllable of the vowel at `vowel` begins: as many consonants before it as may begin a syllable. */
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
 * General American IPA, without slashes, of one pronunciation.
 * @param arpabet phones as the CMU dictionary writes them: `P AA1 L AH0 N EY2 T`
 */
export function wordIpa(arpabet: string): string {
  const phones = arpabet.split(' ').map((text): Phone => {
    const [, name = text, stress] = /^([A-Z]+)([012])?$/.exec(text) ?? [];
    return { name, stress: stress ?? null };
  });
  const syllables = phones.filter(({ stress }) => stress !== null).length;
  const sounds = phones.map(soundOf);
  if (syllables > 1) {
    for (const [at, { stress }] of phones.entries()) {
      const mark = stress === null ? undefined : MARKS[stress];
      if (!mark) continue;
      const start = onsetOf(phones, at);
      sounds[start] = `${mark}${sounds[start] ?? ''}`;
    }
  }
  return sounds.join('');
}
