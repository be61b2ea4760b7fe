import { isBroad } from './british-words.ts';
import type { Phone } from './phones.ts';

/** A British English sound, with the name used to find its position in a syllable. */
export interface BritishSound extends Phone {
  ipa: string;
}

/** A phone among its neighbours, and the word's spelling in lower case. */
export interface Place {
  phone: Phone;
  before: Phone | undefined;
  after: Phone | undefined;
  word: string;
}

const isVowel = (phone: Phone | undefined): boolean => phone !== undefined && phone.stress !== null;

/** "aw" as in law, not "o" as in dog, by the spelling of the word. */
const SPELLED_THOUGHT = /au|aw|oad|ought|all|alk|alt|ald|als|almo|alw|alr|wa[lt]|quar/;
/** "or" before a vowel as in forest, not as in story. */
const SHORT_OR =
  /orr|arr|orit[yi]|ori[cg]|forest|foreign|orange|horrib|moral|coral|floren|florid|oroscope|orac/;
/** "ar" before a vowel as in area, not as in carry. */
const LONG_AR = /ai|ear|(?<!r)ar(?:e|y|ing|ious|iou|ian|ium|ia|ier|ier)|\bvari(?!et)|parent|eir|ayor/;
const SHORT_AR = /apparent|transparent|arr|arit|aris|arel|arach|aradi|arag|aral|aram|aran|arab|harem/;
/** "ir" before a vowel as in mirror, not as in serious. */
const SHORT_IR = /irr|ir[aiou](?!ng)|yr/;
/** "ur" before a vowel as in hurry, not as in furry. */
const SHORT_UR = /urr(?!ing|ed|y$)|hurry|curry|flurr|our|orr|orough/;

const long = (name: string, ipa: string, { phone }: Place): BritishSound => ({
  name,
  ipa,
  stress: phone.stress,
});

/** What a vowel and the following r become; the r itself is pronounced only before a vowel. */
const BEFORE_R: Readonly<Record<string, (place: Place, linked: boolean) => string>> = {
  AA: ({ word }, linked) => (linked && word.includes('o') ? 'ɒ' : 'ɑː'),
  AO: ({ word }, linked) => (linked && SHORT_OR.test(word) ? 'ɒ' : 'ɔː'),
  AE: () => 'æ',
  EH: ({ word }, linked) => {
    if (!linked) return 'eə';
    if (!/a/.test(word) || /err|eri[ct]|ery/.test(word)) return 'e';
    if (LONG_AR.test(word) && !SHORT_AR.test(word)) return 'eə';
    return /ar/.test(word) ? 'æ' : 'e';
  },
  IH: ({ word, phone }, linked) => (linked && (SHORT_IR.test(word) || phone.stress === '0') ? 'ɪ' : 'ɪə'),
  IY: () => 'ɪə',
  UH: () => 'ʊə',
  UW: () => 'ʊə',
  AH: ({ phone }) => (phone.stress === '0' ? 'ə' : 'ʌ'),
};

/** The vowel before an r; null if the r does not change it. */
export function beforeR(place: Place, linked: boolean): BritishSound | null {
  const change = BEFORE_R[place.phone.name];
  return change ? long(place.phone.name, change(place, linked), place) : null;
}

/** The vowel of "nurse" and "letter". */
export function coloured(place: Place): BritishSound {
  const { phone, after, word } = place;
  if (phone.stress === '0') return long('ER', 'ə', place);
  return long('ER', isVowel(after) && SHORT_UR.test(word) ? 'ʌ' : 'ɜː', place);
}

const PLAIN: Readonly<Record<string, (place: Place) => string>> = {
  AA: ({ word, before }) => {
    if (word.includes('o') || (before?.name === 'W' && /w|qu/.test(word))) return 'ɒ';
    return /a[uw]/.test(word) ? 'ɔː' : 'ɑː';
  },
  AE: ({ word, phone }) => (phone.stress !== '0' && isBroad(word) ? 'ɑː' : 'æ'),
  AH: ({ phone }) => (phone.stress === '0' ? 'ə' : 'ʌ'),
  AO: ({ word, before }) => {
    if (before?.name === 'W' && /wan|wash|swa|wat?ch/.test(word)) return 'ɒ';
    return !SPELLED_THOUGHT.test(word) && word.includes('o') ? 'ɒ' : 'ɔː';
  },
  AW: () => 'aʊ',
  AY: () => 'aɪ',
  EH: () => 'e',
  EY: () => 'eɪ',
  IH: () => 'ɪ',
  IY: ({ phone, after }) => (phone.stress === '0' || (phone.stress === '2' && !after) ? 'i' : 'iː'),
  OW: () => 'əʊ',
  OY: () => 'ɔɪ',
  UH: () => 'ʊ',
  UW: ({ phone, after }) => (phone.stress === '0' && after !== undefined ? 'u' : 'uː'),
};

/** Any other vowel. */
export const plainVowel = (place: Place): BritishSound =>
  long(place.phone.name, PLAIN[place.phone.name]?.(place) ?? place.phone.name, place);
