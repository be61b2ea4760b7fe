import type { EssayText, Sentence } from './essay-text.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { stem } from './word-forms.ts';

/** Nouns that sum up what was said; "this month" and "these days" name a time of their own. */
const SUMS_UP = new Set(
  `problem problems issue issues idea ideas view views opinion opinions reason reasons change changes trend trends situation
  solution solutions measure measures way ways method methods approach difference differences development developments
  benefit benefits advantage advantages disadvantage disadvantages drawback drawbacks effect effects fact facts feeling
  belief beliefs argument arguments question questions decision decisions choice choices rule rules law laws behaviour
  attitude habit habits experience experiences activity activities process gap figure figures increase decrease rise fall
  result results case cases example examples lesson lessons reasoning claim kind kinds sort type difficulty difficulties
  skill skills policy policies plan plans step steps`
    .split(/\s+/)
    .map(stem),
);

const stemsOf = ({ tokens }: Sentence): Set<string> =>
  new Set(tokens.filter(({ word }) => !FUNCTION_WORDS.has(word)).map(({ word }) => stem(word)));

/** The first sentence that takes up what the one before it says, with this, these or such and a noun. */
export function sentenceThatRefersBack(essay: EssayText): Sentence | undefined {
  return essay.paragraphs
    .flatMap(({ sentences }) => sentences.map((sentence, at) => [sentences[at - 1], sentence] as const))
    .find(([earlier, { tokens }]) => {
      const [first, second, third] = tokens;
      if (!earlier || !first || !second || !['this', 'these', 'such'].includes(first.word)) return false;
      const noun = first.word === 'such' && /^an?$/.test(second.word) ? third : second;
      if (noun === undefined || FUNCTION_WORDS.has(noun.word) || tokens.length < 5) return false;
      return SUMS_UP.has(stem(noun.word)) || stemsOf(earlier).has(stem(noun.word));
    })?.[1];
}
