import { FUNCTION_WORDS } from '../writing/function-words.ts';
import { stem } from '../writing/word-forms.ts';
import { wordsOf } from './words-of.ts';

/** Words that answers to any question are full of. */
const ANYWHERE = new Set(
  `good bad great nice best better big small new old thing things way ways lot lots kind kinds sort part time times day
  days year years people person someone think thought know feel felt like love loved want need make makes made get got go
  goes going went come came take took say said tell told see saw look find found use used give gave keep try tried let put
  really actually maybe probably honestly sure well quite pretty especially different important interesting difficult easy
  hard happy first second last next long short example instance reason reasons yes yeah okay usually especially start
  started finally start feeling life world place man woman guy opinion believe agree guess suppose mean seem seems become
  became happen happened whole away back around later today nowadays still turn turned remember moment idea ideas describe
  talk talking speak topic question answer explain discuss change changed work working live lived enjoy enjoyed`
    .split(/\s+/)
    .flatMap((word) => [word, stem(word)]),
);

/** Stems of words that say what a text is about, in order. */
export function contentWords(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && !ANYWHERE.has(word))
    .map(stem)
    .filter((word) => !ANYWHERE.has(word));
}
