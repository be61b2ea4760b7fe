/** A phone of a word as an engine scored it: ARPAbet without stress digit, score 0–100. */
export interface ScoredPhone {
  phone: string;
  score: number;
}

/**
 * A unit of practice: a vowel or a consonant by its phone (`TH`), a single final consonant (`-T`), or a cluster by its
 * position.
 */
export type Sound = string;

export const CLUSTER_S = 'CLUSTER-S';
export const CLUSTER_LR = 'CLUSTER-LR';
export const CLUSTER_END = 'CLUSTER-END';

/** A single final consonant. */
const finalSound = (phone: string): Sound => `-${phone}`;
export const isFinalSound = (sound: Sound): boolean => sound.startsWith('-');

const VOWELS = new Set('AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '));
export const isVowel = (phone: string): boolean => VOWELS.has(phone);

const lowest = (phones: readonly ScoredPhone[]): number => Math.min(...phones.map(({ score }) => score));
const each = (phones: readonly ScoredPhone[]): { sound: Sound; score: number }[] =>
  phones.map(({ phone, score }) => ({ sound: phone, score }));

function onsetSounds(onset: readonly ScoredPhone[]): { sound: Sound; score: number }[] {
  const [first, last] = [onset[0], onset.at(-1)];
  if (onset.length < 2 || !first || !last) return each(onset);
  if (first.phone === 'S') return [{ sound: CLUSTER_S, score: lowest(onset) }];
  return last.phone === 'L' || last.phone === 'R'
    ? [{ sound: CLUSTER_LR, score: lowest(onset) }]
    : each(onset);
}

function codaSounds(coda: readonly ScoredPhone[]): { sound: Sound; score: number }[] {
  // The model expects an American r after a vowel; omitting it is correct in British English.
  const heard = coda.filter(({ phone }) => phone !== 'R');
  const [only] = heard;
  if (!only) return [];
  return heard.length === 1
    ? [{ sound: finalSound(only.phone), score: only.score }]
    : [{ sound: CLUSTER_END, score: lowest(heard) }];
}

/**
 * The sounds of one word. A cluster counts once, by its weakest phone, because the typical error is to drop one phone.
 */
export function soundsOfWord(phones: readonly ScoredPhone[]): { sound: Sound; score: number }[] {
  const first = phones.findIndex(({ phone }) => isVowel(phone));
  if (first === -1) return each(phones);
  const last = phones.findLastIndex(({ phone }) => isVowel(phone));
  return [
    ...onsetSounds(phones.slice(0, first)),
    ...each(phones.slice(first, last + 1)),
    ...codaSounds(phones.slice(last + 1)),
  ];
}
