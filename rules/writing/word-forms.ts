import { COMMON_WORDS } from './common-words.ts';

/** Irregular forms of common words, so that "went" counts as common like "go". */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `went go|gone go|goes go|came come|took take|taken take|gave give|given give|got get|made make|said say|saw see|seen see
  |knew know|known know|thought think|found find|felt feel|left leave|kept keep|began begin|begun begin|brought bring
  |bought buy|built build|caught catch|chose choose|chosen choose|did do|drank drink|drove drive|driven drive|ate eat
  |eaten eat|fell fall|fallen fall|fought fight|forgot forget|forgotten forget|grew grow|grown grow|heard hear|held hold
  |hidden hide|lay lie|led lead|lent lend|lost lose|meant mean|met meet|paid pay|ran run|rode ride|rose rise|risen rise
  |sang sing|sat sit|sent send|shown show|slept sleep|sold sell|spoke speak|spoken speak|spent spend|stood stand
  |stole steal|stolen steal|swam swim|taught teach|told tell|threw throw|thrown throw|understood understand|won win
  |wore wear|worn wear|wrote write|written write|became become|broke break|knives knife|lives life|wives wife
  |feet foot|teeth tooth|easier easy|happier happy|bigger big|hotter hot|dying die|lying lie`
    .split('|')
    .map((pair): [string, string] => {
      const [form = '', base = ''] = pair.trim().split(' ');
      return [form, base];
    }),
);

/** Possible base forms, likeliest first; the word itself is the first. */
export function possibleBases(word: string): string[] {
  const bases = [word];
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) bases.push(irregular);
  const strip = (ending: string, ...replacements: string[]) => {
    if (!word.endsWith(ending) || word.length - ending.length < 2) return;
    const rest = word.slice(0, -ending.length);
    for (const replacement of replacements) bases.push(rest + replacement);
    if (/([b-df-hj-np-tv-z])\1$/.test(rest)) bases.push(rest.slice(0, -1));
  };
  strip("'s", '');
  strip("s'", 's', '');
  strip('ies', 'y');
  strip('es', '', 'e');
  strip('s', '');
  strip('ied', 'y');
  strip('ed', '', 'e');
  strip('ing', '', 'e');
  strip('ier', 'y');
  strip('iest', 'y');
  strip('er', '', 'e');
  strip('est', '', 'e');
  strip('ily', 'y');
  strip('ly', '', 'le');
  return bases;
}

/** Whether any base form of a word is common. */
export function isCommon(word: string): boolean {
  return possibleBases(word).some((base) => COMMON_WORDS.has(base));
}

/** An approximate stem, good enough to match "students" and "student". */
export function stem(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  const base = word.replace(/(?:'s|s')$/, '');
  if (base.length < 5) return base.replace(/([^su])s$/, '$1');
  return base
    .replace(/ies$/, 'y')
    .replace(/([^su])s$/, '$1')
    .replace(/(?:ational|ation|ing|ed|ly|ment)$/, '')
    .replace(/e$/, '')
    .replace(/(.)\1$/, '$1');
}
