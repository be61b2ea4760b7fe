import type { Phone } from './phones.ts';

const CORONAL: Readonly<Record<string, RegExp>> = {
  T: /t(?:u|ew|eu)/,
  D: /d(?:u|ew|eu)/,
  N: /n(?:u|ew|eu)|kn[eu]/,
  TH: /thu/,
};
const Y: Phone = { name: 'Y', stress: null };

/** Restores the y that Americans drop in "new", "tune" and "duty". */
function withYod(phones: readonly Phone[], word: string): Phone[] {
  return phones.flatMap((phone, at) => {
    const next = phones[at + 1];
    const drops =
      next !== undefined && (next.name === 'UW' || next.name === 'UH') && CORONAL[phone.name]?.test(word);
    return drops ? [phone, Y] : [phone];
  });
}

/** Endings whose vowels differ: [spelling, American phones, British ones]. */
const ENDINGS: readonly (readonly [spelling: RegExp, american: string, british: string])[] = [
  [/ary$|ery$/, 'EH2 R IY0', 'AH0 R IY0'],
  [/arily$/, 'EH1 R AH0 L IY0', 'AH0 R IH0 L IY0'],
  [/ory$/, 'AO2 R IY0', 'AH0 R IY0'],
  [/aries$|eries$/, 'EH2 R IY0 Z', 'AH0 R IY0 Z'],
  [/ories$/, 'AO2 R IY0 Z', 'AH0 R IY0 Z'],
  [/mony$/, 'OW2 N IY0', 'AH0 N IY0'],
  [/ile$/, 'AH0 L', 'AY2 L'],
  [/i[sz]ation$/, 'AH0 Z EY1 SH AH0 N', 'AY0 Z EY1 SH AH0 N'],
  [/i[sz]ations$/, 'AH0 Z EY1 SH AH0 N Z', 'AY0 Z EY1 SH AH0 N Z'],
  [/ity$/, 'IH0 T IY0', 'AH0 T IY0'],
  [/ity$/, 'AH0 T IY2', 'AH0 T IY0'],
  [/rsion$/, 'ZH AH0 N', 'SH AH0 N'],
  [/ical$/, 'AH0 K AH0 L', 'IH0 K AH0 L'],
  [/ically$/, 'AH0 K L IY0', 'IH0 K L IY0'],
  [/e[td]$|it$/, 'AH0 T', 'IH0 T'],
  [/ets$|its$/, 'AH0 T S', 'IH0 T S'],
  [/ed$/, 'AH0 D', 'IH0 D'],
  [/es$|'s$|s'$/, 'AH0 Z', 'IH0 Z'],
  [/est$/, 'AH0 S T', 'IH0 S T'],
  [/ish$/, 'AH0 SH', 'IH0 SH'],
  [/age$/, 'AH0 JH', 'IH0 JH'],
  [/ea$/, 'IY1 AH0', 'IH1 R'],
  [/eas$/, 'IY1 AH0 Z', 'IH1 R Z'],
  [/day$/, 'D IY0', 'D EY2'],
];

function withEnding(phones: readonly Phone[], word: string): Phone[] {
  const text = phones.map(({ name, stress }) => `${name}${stress ?? ''}`);
  for (const [spelling, american, british] of ENDINGS) {
    const given = american.split(' ');
    if (!spelling.test(word) || text.slice(-given.length).join(' ') !== american) continue;
    const ending = british.split(' ').map((sound): Phone => {
      const stress = /\d$/.exec(sound)?.[0] ?? null;
      return { name: sound.replace(/\d$/, ''), stress: stress === '2' ? '0' : stress };
    });
    return [...phones.slice(0, -given.length), ...ending];
  }
  return [...phones];
}

/** "ac-tu-al" has no w: the glide is automatic. */
function withoutGlide(phones: readonly Phone[]): Phone[] {
  return phones.flatMap((phone, at) => {
    const [before, after] = [phones[at - 1], phones[at + 1]];
    const glide =
      before?.name === 'AH' && before.stress === '0' && after?.name === 'AH' && after.stress === '0';
    if (phone.name === 'W' && glide) return [];
    const glides =
      phone.name === 'AH' &&
      phone.stress === '0' &&
      after?.name === 'W' &&
      phones[at + 2]?.name === 'AH' &&
      phones[at + 2]?.stress === '0';
    return [glides ? { name: 'UW', stress: '0' } : phone];
  });
}

/** The vowel letters of each pronounced vowel, matched one by one from the start. */
function vowelLetters(phones: readonly Phone[], word: string): (string | undefined)[] {
  const groups = word.replace(/(?<=[a-z]{2})e$/, '').match(/[aeiou]+|(?<=.)y/g) ?? [];
  const heard = phones.filter(({ stress }) => stress !== null).length;
  const sure =
    groups.length === heard ? heard : groups.findIndex((group) => group.length > 1 || group === 'e');
  let vowel = -1;
  return phones.map(({ stress }) => {
    if (stress === null) return undefined;
    vowel += 1;
    return vowel < sure ? groups[vowel] : undefined;
  });
}

const KEEPS_SCHWA = /i(?:ty|ties|ble|bly|bilit)/;
const PREFIX = /^(?:re|de|be|se|pre|e)(?![aiou])/;

/** Weak vowels that Americans merge: "e" and "i" keep the vowel of "kit", "a" does not get it. */
function withWeakVowels(phones: readonly Phone[], word: string): Phone[] {
  const letters = vowelLetters(phones, word);
  const first = phones.findIndex(({ stress }) => stress !== null);
  return phones.map((phone, at) => {
    if (phone.stress !== '0') return phone;
    const { name } = phone;
    const kit: Phone = { name: 'IH', stress: '0' };
    if (at === first && name === 'EH' && /^e[mn]/.test(word)) return kit;
    if (at === first && (name === 'AH' || name === 'IY') && PREFIX.test(word)) return kit;
    const atName = letters[at];
    const rest = phones.slice(at).map((next) => next.name);
    if (
      name === 'AH' &&
      atName === 'i' &&
      !(KEEPS_SCHWA.test(word) && /^AH (?:T IY|B AH|B L|B IH)/.test(rest.join(' ')))
    )
      return kit;
    if (name === 'IH' && atName === 'a' && !/(?:age|ange|ages)$/.test(word))
      return { name: 'AH', stress: '0' };
    const isJu = name === 'AH' && phones[at - 1]?.name === 'Y' && rest[1] === 'L' && rest[2] === 'EY';
    return isJu ? { name: 'UW', stress: '0' } : phone;
  });
}

/** American phones changed where British English differs, still in ARPAbet. */
export const respelled = (phones: readonly Phone[], word: string): Phone[] =>
  withWeakVowels(withEnding(withoutGlide(withYod(phones, word)), word), word);
