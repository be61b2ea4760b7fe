/** Short forms in full, so that "don't" and "do not" are alike. */
const FULL_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[’‘ʼ]/g, "'"],
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bshan't\b/g, 'shall not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\b(it|that|what|he|she|there|where|here|how|who|let)'s\b/g, '$1 is'],
  [/'s\b/g, ''],
];

/** The words of a sentence in lower case, short forms in full. Figures and other letters are left out. */
export const spokenWords = (text: string): string[] =>
  FULL_FORMS.reduce((words, [form, full]) => words.replace(form, full), text.toLowerCase())
    .replace(/[^a-z ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

/** Words that carry little meaning of their own. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a an the i you he she it we they me my your his her its our their us them to of in on at for with and or but so is are was
  were be been am do does did have has had that this there here as just very really please thanks can could would will shall
  should well um uh oh like get got one some any ok okay yes yeah sure right then now if about from by not no let too also than
  what hello hi hey dear actually maybe quite much many lot thing things go going gonna want need`.split(
    /\s+/,
  ),
);
/** Of these the meaning of an answer may depend; they count, though little. */
const HALF_SMALL: ReadonlySet<string> = new Set(
  'like right now here there one much many lot go going want need yes no not too also maybe'.split(' '),
);

export const isSmall = (word: string): boolean => SMALL_WORDS.has(word) && !HALF_SMALL.has(word);
export const isHalfSmall = (word: string): boolean => HALF_SMALL.has(word);

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `went go|gone go|came come|took take|taken take|gave give|given give|got get|made make|said say|saw see|seen see|knew know
  |known know|thought think|found find|felt feel|left leave|kept keep|brought bring|bought buy|built build|caught catch
  |chose choose|chosen choose|did do|done do|ate eat|eaten eat|fell fall|forgot forget|forgotten forget|heard hear|held hold
  |lent lend|lost lose|meant mean|met meet|paid pay|ran run|sang sing|sat sit|sent send|slept sleep|sold sell|spoke speak
  |spoken speak|spent spend|stood stand|stole steal|stolen steal|taught teach|told tell|threw throw|understood understand
  |won win|wore wear|worn wear|wrote write|written write|broke break|broken break|feet foot|teeth tooth|children child|men man
  |women woman|people person|better good|best good|worse bad|worst bad|drove drive|flew fly|began begin|woke wake|lying lie
  |grew grow|drew draw|drank drink|hurt hurt|swam swim|rode ride|hid hide|hidden hide|hung hang|shut shut|wives wife`
    .split('|')
    .map((pair): [string, string] => {
      const [form = '', base = ''] = pair.trim().split(' ');
      return [form, base];
    }),
);
const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['ies', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ily', ['y']],
  ['ly', ['']],
  ['ier', ['y']],
];
const LEAST_BASE = 3;

/** The base form of a word, as far as its ending tells. @param isWord whether there is such a word */
export function baseOf(word: string, isWord: (word: string) => boolean): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= LEAST_BASE || word.endsWith('ss')) return word;
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    const bases = instead.map((end) => rest + end);
    if (/([bdgmnprt])\1$/.test(rest)) bases.push(rest.slice(0, -1));
    const base = bases.find((one) => one.length >= LEAST_BASE && isWord(one));
    if (base !== undefined) return base;
  }
  return word;
}
