import { respelled } from './british-respelling.ts';
import { type BritishSound, beforeR, coloured, type Place, plainVowel } from './british-vowels.ts';
import { BRITISH_WORDS } from './british-words.ts';
import { phonemeIpa } from './phoneme-ipa.ts';
import { type Phone, parsePhones } from './phones.ts';
import { withStressMarks } from './stress-marks.ts';

const R: BritishSound = { name: 'R', stress: null, ipa: 'r' };
/** After these, "-en" and "-on" are pronounced without a vowel. */
const BEFORE_N = new Set(['SH', 'ZH', 'S', 'Z', 'T', 'D']);

const isVowel = (phone: Phone | undefined): boolean => phone !== undefined && phone.stress !== null;

function soundsAt(phones: readonly Phone[], at: number, word: string): BritishSound[] {
  const phone = phones[at];
  if (phone === undefined) return [];
  const [before, after] = [phones[at - 1], phones[at + 1]];
  const place: Place = { phone, before, after, word };
  if (phone.name === 'ER') return isVowel(after) ? [coloured(place), R] : [coloured(place)];
  if (phone.name === 'R') return isVowel(after) ? [R] : [];
  if (phone.stress === null) return [{ ...phone, ipa: phonemeIpa(phone.name) }];
  if (after?.name !== 'R') return [plainVowel(place)];
  const linked = isVowel(phones[at + 2]);
  const changed = beforeR(place, linked);
  if (changed) return [changed];
  // "fire" and "hour": the r becomes a weak vowel.
  const weak: BritishSound = { name: 'ER', stress: null, ipa: 'ə' };
  return linked ? [plainVowel(place)] : [plainVowel(place), weak];
}

/** After these, "-al" and "-ul" keep their vowel. */
const BEFORE_VOWEL_L = new Set(['R', 'W', 'Y', 'SH', 'ZH', 'CH', 'JH']);
const LAST = new Set(['T', 'S', 'Z', 'D']);

/** Whether the weak vowel at a position is dropped: "table", "nation", "garden", "modern". */
function isSilent(sounds: readonly BritishSound[], at: number): boolean {
  const [sound, before, after] = [sounds[at], sounds[at - 1], sounds[at + 1]];
  if (sound?.ipa !== 'ə' || sound.stress !== '0' || before === undefined || isVowel(before)) return false;
  const rest = sounds.slice(at + 2);
  const isEnd = rest.every(({ name }) => LAST.has(name));
  if (after?.name === 'L') return sound.name === 'AH' && isEnd && !BEFORE_VOWEL_L.has(before.name);
  if (after?.name !== 'N' || !BEFORE_N.has(before.name)) return false;
  if (sound.name === 'ER')
    return isEnd && isVowel(sounds[at - 2]) && (before.name === 'T' || before.name === 'D');
  const isNation = before.name === 'SH' || before.name === 'ZH';
  return isNation
    ? isEnd || rest[0]?.name === 'L'
    : isEnd && rest[0]?.name !== 'S' && isVowel(sounds[at - 2]);
}

/** British dictionaries mark a second stress only before the main one, and not on a weak first syllable beside it. */
function marked(sounds: readonly BritishSound[]): BritishSound[] {
  const main = sounds.findLastIndex(({ stress }) => stress === '1');
  const vowels = sounds.flatMap((sound, at) => (isVowel(sound) ? [at] : []));
  const besideMain = vowels[vowels.indexOf(main) - 1];
  return sounds.map((sound, at) => {
    if (sound.stress === '1') return at === main ? sound : { ...sound, stress: '2' };
    const isWeak = at > main || (at === besideMain && sound.ipa === 'ɪ');
    return sound.stress === '2' && isWeak ? { ...sound, stress: '0' } : sound;
  });
}

/**
 * British IPA (Received Pronunciation as in learners' dictionaries), without slashes, derived from an American
 * pronunciation and the spelling. It may be wrong where neither determines it, as in "advert" and "advertise".
 * @param word in lower case
 * @param arpabet phones as the CMU dictionary writes them: `P AA1 L AH0 N EY2 T`
 */
export function britishIpa(word: string, arpabet: string): string {
  const known = BRITISH_WORDS.get(word);
  if (known !== undefined) return known;
  const phones = respelled(parsePhones(arpabet), word);
  const sounds = phones.flatMap((_, at) => soundsAt(phones, at, word));
  const heard = sounds.map((sound, at) => (isSilent(sounds, at) ? { ...sound, ipa: '' } : sound));
  return withStressMarks(marked(heard), ({ ipa }) => ipa);
}
