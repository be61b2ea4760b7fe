import type { Slip } from '#contract/reading-evaluation.ts';

/** A pronunciation of a word with one slip. */
export interface SlipForm {
  slip: Slip;
  /** The affected phones: index of the first in the word, and count. */
  at: number;
  length: number;
  /** The phones said instead; empty if they are dropped. */
  instead: readonly string[];
}

/** Voicing is not assessed, because it cannot be detected: voiced and voiceless count as the same. */
const VOICED: Readonly<Record<string, string>> = {
  B: 'P',
  D: 'T',
  G: 'K',
  V: 'F',
  Z: 'S',
  JH: 'CH',
  ZH: 'SH',
  DH: 'TH',
};
const UNVOICED = Object.fromEntries(Object.entries(VOICED).map(([voiced, unvoiced]) => [unvoiced, voiced]));
export const voicePartner = (phone: string): string | undefined => VOICED[phone] ?? UNVOICED[phone];

/** Sounds with the same place of articulation merge at word boundaries, even for native speakers. */
const PLACES = ['P B M', 'T D TH DH N L', 'K G NG', 'F V', 'S Z SH ZH CH JH'].map(
  (place) => new Set(place.split(' ')),
);
const isOnePlace = (one: string, other: string): boolean =>
  PLACES.some((place) => place.has(one) && place.has(other));
/** Words whose last sound is commonly dropped. */
const REDUCED = new Set(['and', 'of']);

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));
const SIBILANTS = new Set('S Z SH ZH CH JH'.split(' '));

/** Substitutions common among Vietnamese speakers. */
const SWAPS: readonly { slip: Slip; asked: string; said: string }[] = [
  { slip: 's_for_sh', asked: 'SH', said: 'S' },
  { slip: 'sh_for_s', asked: 'S', said: 'SH' },
  { slip: 's_for_th', asked: 'TH', said: 'S' },
  { slip: 't_for_th', asked: 'TH', said: 'T' },
];

/** Number of final phones that form its -s or -es. */
function lengthOfS(phones: readonly string[], spelled: string): number {
  const [sibilant = '', vowel = ''] = [phones.at(-3), phones.at(-2)];
  return spelled.endsWith('es') && phones.length > 3 && vowel === 'IH' && SIBILANTS.has(sibilant) ? 2 : 1;
}

/** Number of final phones that form its -ed; 0 if it has none. */
function lengthOfEd(phones: readonly string[], spelled: string): number {
  if (!/[^e]ed$/.test(spelled)) return 0;
  const [stop = '', vowel = ''] = [phones.at(-3), phones.at(-2)];
  if (!VOWELS.has(vowel)) return 1;
  if (phones.length > 3 && /[td]ed$/.test(spelled) && (vowel === 'IH' || vowel === 'AH'))
    return stop === 'T' || stop === 'D' ? 2 : 0;
  return /[yiw]ed$/.test(spelled) ? 1 : 0;
}

/** Whether native speakers also drop a word's last sound before this one: "just now", "bus stop". */
function isElided(phones: readonly string[], next: string): boolean {
  const [before = '', last = ''] = phones.slice(-2);
  const isBetweenConsonants = next !== '' && !VOWELS.has(before) && !VOWELS.has(next);
  return isOnePlace(last, next) || (isBetweenConsonants && (last === 'T' || last === 'D'));
}

/** The word ending that may be dropped; null if it ends in a vowel, or in an r silent in British English. */
function droppedEnd(phones: readonly string[], spelled: string, next: string): SlipForm | null {
  const last = phones.at(-1) ?? '';
  if (phones.length < 2 || VOWELS.has(last) || last === 'R') return null;
  if (REDUCED.has(spelled) || isElided(phones, next)) return null;
  const dropped = (slip: Slip, length: number) => ({
    slip,
    at: phones.length - length,
    length,
    instead: [],
  });
  if (last === 'S' || last === 'Z') return dropped('s_dropped', lengthOfS(phones, spelled));
  const ed = last === 'T' || last === 'D' ? lengthOfEd(phones, spelled) : 0;
  return ed > 0 ? dropped('ed_dropped', ed) : dropped('final_dropped', 1);
}

/**
 * The slips of Vietnamese speakers that are possible in a word.
 * @param phones ARPAbet without stress, of the word's reference pronunciation
 * @param spelled lower case
 * @param next the first phone of the next word; empty if there is none
 */
export function slipForms(phones: readonly string[], spelled: string, next: string): SlipForm[] {
  const end = droppedEnd(phones, spelled, next);
  const swaps = phones.flatMap((phone, at) =>
    SWAPS.filter(({ asked }) => asked === phone).map(({ slip, said }) => ({
      slip,
      at,
      length: 1,
      instead: [said],
    })),
  );
  return end === null ? swaps : [end, ...swaps];
}
