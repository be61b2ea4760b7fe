/**
 * What groups of letters most often stand for in English, longest first where it matters. A group with `end` counts
 * at the end of a word only, with `start` at its beginning only.
 */
const RULES: readonly (readonly [letters: string, phones: string, where?: 'start' | 'end'])[] = [
  ['tion', 'SH AH N'],
  ['sion', 'ZH AH N'],
  ['cian', 'SH AH N'],
  ['ture', 'CH ER'],
  ['ough', 'AO'],
  ['augh', 'AO'],
  ['eigh', 'EY'],
  ['igh', 'AY'],
  ['tch', 'CH'],
  ['dge', 'JH'],
  ['sch', 'S K'],
  ['ous', 'AH S', 'end'],
  ['ies', 'IY Z', 'end'],
  ['ing', 'IH NG', 'end'],
  ['que', 'K', 'end'],
  ['air', 'EH R'],
  ['ear', 'IH R'],
  ['eer', 'IH R'],
  ['oor', 'AO R'],
  ['our', 'AW R'],
  ['ch', 'CH'],
  ['sh', 'SH'],
  ['th', 'TH'],
  ['ph', 'F'],
  ['wh', 'W'],
  ['ck', 'K'],
  ['ng', 'N', 'start'],
  ['ng', 'NG'],
  ['qu', 'K W'],
  ['kn', 'N', 'start'],
  ['wr', 'R', 'start'],
  ['ps', 'S', 'start'],
  ['gh', 'G', 'start'],
  ['gh', ''],
  ['mb', 'M', 'end'],
  ['ee', 'IY'],
  ['ea', 'IY'],
  ['ai', 'EY'],
  ['ay', 'EY'],
  ['ei', 'IY'],
  ['ey', 'IY'],
  ['ie', 'IY'],
  ['oa', 'OW'],
  ['oe', 'OW'],
  ['oo', 'UW'],
  ['ou', 'AW'],
  ['ow', 'OW'],
  ['oi', 'OY'],
  ['oy', 'OY'],
  ['au', 'AO'],
  ['aw', 'AO'],
  ['ew', 'UW'],
  ['ue', 'UW'],
  ['ui', 'UW'],
  ['ar', 'AA R'],
  ['er', 'ER'],
  ['ir', 'ER'],
  ['ur', 'ER'],
  ['yr', 'ER'],
  ['or', 'AO R'],
  ['ce', 'S', 'end'],
  ['ge', 'JH', 'end'],
  ['le', 'AH L', 'end'],
  ['ed', 'D', 'end'],
  ['e', '', 'end'],
  ['y', 'IY', 'end'],
  ['o', 'OW', 'end'],
  ['a', 'AH', 'end'],
  ['y', 'Y', 'start'],
  ['x', 'Z', 'start'],
];

const SOFT = /^[eiy]/;
const LONG_VOWELS: Record<string, string> = { a: 'EY', e: 'IY', i: 'AY', o: 'OW', u: 'UW', y: 'AY' };
const LETTERS: Record<string, string> = Object.fromEntries(
  'a:AE b:B d:D e:EH f:F h:HH i:IH j:JH k:K l:L m:M n:N o:AA p:P q:K r:R s:S t:T u:AH v:V w:W x:K_S y:IH z:Z'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

/** How letters are called when a word has no vowel to be read by. */
const NAMES: Record<string, string> = Object.fromEntries(
  'a:EY b:B_IY c:S_IY d:D_IY e:IY f:EH_F g:JH_IY h:EY_CH i:AY j:JH_EY k:K_EY l:EH_L m:EH_M n:EH_N o:OW p:P_IY q:K_Y_UW r:AA_R s:EH_S t:T_IY u:Y_UW v:V_IY w:D_AH_B_AH_L_Y_UW x:EH_K_S y:W_AY z:Z_IY'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

function nextSound(word: string, at: number): { phones: string; length: number } {
  const rest = word.slice(at);
  const letter = rest[0] ?? '';
  for (const [letters, phones, where] of RULES) {
    if (!rest.startsWith(letters)) continue;
    if (where === 'start' && at !== 0) continue;
    if (where === 'end' && rest.length !== letters.length) continue;
    if (letters === 'e' && at < 2) continue;
    return { phones, length: letters.length };
  }
  if (letter === rest[1]) {
    const single = nextSound(word, at + 1);
    return { phones: single.phones, length: single.length + 1 };
  }
  if (letter === 'c') return { phones: SOFT.test(rest.slice(1)) ? 'S' : 'K', length: 1 };
  if (letter === 'g') return { phones: SOFT.test(rest.slice(1)) ? 'JH' : 'G', length: 1 };
  const lengthened = /^[aeiouy][^aeiouywx]e$/.test(rest) ? LONG_VOWELS[letter] : undefined;
  return { phones: lengthened ?? LETTERS[letter] ?? '', length: 1 };
}

/**
 * Guesses how an unknown word sounds, by simple rules: names and new words must not stop the scoring of a text.
 * @param word lower case
 * @returns ARPAbet phones without stress; none if it has no letter a–z
 */
export function letterSounds(word: string): string[] {
  const plain = word
    .normalize('NFD')
    .replace(/đ/g, 'd')
    .replace(/[^a-z]/g, '');
  if (!/[aeiouy]/.test(plain)) return [...plain].flatMap((letter) => (NAMES[letter] ?? '').split('_'));
  const phones: string[] = [];
  for (let at = 0; at < plain.length; ) {
    const sound = nextSound(plain, at);
    phones.push(...sound.phones.split(/[ _]/).filter((phone) => phone !== ''));
    at += sound.length;
  }
  return phones;
}
