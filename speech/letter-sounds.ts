import { readRules, soundOut } from './letter-contexts.ts';
import { LETTER_SOUND_RULES } from './letter-sound-rules.ts';

/** Letter names, used when a word has no vowel. */
const NAMES: Record<string, string> = Object.fromEntries(
  'a:EY1 b:B_IY1 c:S_IY1 d:D_IY1 e:IY1 f:EH1_F g:JH_IY1 h:EY1_CH i:AY1 j:JH_EY1 k:K_EY1 l:EH1_L m:EH1_M n:EH1_N o:OW1 p:P_IY1 q:K_Y_UW1 r:AA1_R s:EH1_S t:T_IY1 u:Y_UW1 v:V_IY1 w:D_AH1_B_AH0_L_Y_UW0 x:EH1_K_S y:W_AY1 z:Z_IY1'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

let rules: ReadonlyMap<string, string> | undefined;

/**
 * Guesses the pronunciation of an unknown word by rules learnt from a dictionary, so that names and new words
 * do not prevent scoring. Error rates: `speech/training/letter-sounds/README.md`.
 * @param word lower case
 * @returns ARPAbet phones with stress digits; none if it has no letter a–z
 */
export function letterSounds(word: string): string[] {
  const plain = word
    .normalize('NFD')
    .replace(/đ/g, 'd')
    .replace(/[^a-z]/g, '');
  if (!/[aeiouy]/.test(plain)) return [...plain].flatMap((letter) => (NAMES[letter] ?? '').split('_'));
  rules ??= readRules(LETTER_SOUND_RULES);
  return soundOut(rules, plain);
}
