/**
 * Offsets of the neighbours of a letter, nearest first: the next letter is more informative than the
 * previous.
 */
const ORDER = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5] as const;

const letterAt = (word: string, at: number): string => {
  if (at === -1 || at === word.length) return '_';
  return word[at] ?? '.';
};

/** Lookup keys for rules: a letter, then the same with more and more of its neighbours. */
export function contextsOf(word: string, at: number): string[] {
  const contexts: string[] = [];
  let context = '';
  for (const offset of ORDER) {
    context += letterAt(word, at + offset);
    contexts.push(context);
  }
  return contexts;
}

/**
 * @param text contexts in order, each with the sounds of its first letter: `<letters shared with the
 * last><rest>=<sounds>`
 */
export function readRules(text: string): Map<string, string> {
  const rules = new Map<string, string>();
  let before = '';
  for (const rule of text.split(';')) {
    const [context = '', sounds = ''] = rule.split('=');
    before = before.slice(0, Number.parseInt(context.slice(0, 1), 36)) + context.slice(1);
    rules.set(before, sounds.replace('+', ' '));
  }
  return rules;
}

/**
 * Ensures one main stress: on the first vowel the rules stress, else one with secondary stress, else the
 * first.
 */
function withOneStress(phones: readonly string[]): string[] {
  const vowels = phones.flatMap((phone, at) => (/\d$/.test(phone) ? [at] : []));
  const main =
    vowels.find((at) => phones[at]?.endsWith('1')) ??
    vowels.find((at) => phones[at]?.endsWith('2')) ??
    vowels[0];
  return phones.map((phone, at) => {
    if (at === main) return phone.replace(/\d$/, '1');
    return phone.replace(/1$/, '2');
  });
}

/**
 * Sounds a word out, using the longest matching rule for each letter.
 * @param word letters a–z
 * @returns ARPAbet phones with stress digits
 */
export function soundOut(rules: ReadonlyMap<string, string>, word: string): string[] {
  const phones: string[] = [];
  for (let at = 0; at < word.length; at++) {
    const context = contextsOf(word, at).findLast((known) => rules.has(known));
    const sounds = context === undefined ? '' : (rules.get(context) ?? '');
    if (sounds !== '') phones.push(...sounds.split(' '));
  }
  return withOneStress(phones);
}
