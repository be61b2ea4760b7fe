import type { Span } from '../text/spans.ts';
import type { EssayText, Sentence } from './essay-text.ts';

/** Whether a word is about what the prompt asks; lower case. */
type IsNear = (word: string) => boolean;

const TAKES_SIDES =
  /\b(?:i (?:\w+ ){0,2}(?:agree|disagree|believe|think|argue|contend|maintain|prefer|support|oppose|side with)\b|i (?:\w+ )?(?:doubt|hold) that|i would (?:say|argue|choose|take|rather|accept)|in my (?:opinion|view)|(?:from|in) my point of view|my (?:own )?(?:view|opinion) is|for me\b|(?:clearly |far )?outweighs?\b|i (?:\w+ )?(?:find|lean towards|am (?:in favour|against|convinced|certain)))/i;
/** A habit or a plan is no view, nor is what somebody else thinks or what the essay will do. */
const NO_VIEW =
  /\b(?:(?:some|many|other|most) people (?:\w+ )?(?:think|believe|say|argue|agree)|i will (?:discuss|talk|tell|describe|explain)|i would like to (?:talk|tell|discuss|describe|apply|mention)|i (?:think|believe) (?:about|of my|my)\b|two views|both (?:of these )?(?:views|sides))\b/i;

const textOf = (essay: EssayText, { start, end }: Span): string => essay.text.slice(start, end);

const MIN_NEAR = 2;

const nearWords = ({ tokens }: Sentence, isNear: IsNear): number =>
  new Set(tokens.map(({ word }) => word).filter(isNear)).size;

/** The sentence that takes sides on what the prompt asks, by its own words. */
export const statedView = (essay: EssayText, isNear: IsNear): Sentence | undefined =>
  essay.sentences.find((sentence) => {
    const text = textOf(essay, sentence);
    return (
      TAKES_SIDES.test(text) &&
      !NO_VIEW.test(text) &&
      !/\?["”]?$/.test(text) &&
      nearWords(sentence, isNear) > 0
    );
  });

const EXAMPLE =
  /\b(?:for example|for instance|to give an example|to illustrate|as an example|a case in point|e\.g\.)|^(?:when i (?:was|worked|studied|lived)|last (?:year|month|summer|week)|(?:two|three|some) (?:years|months) ago)\b/i;
const ABOUT_NOTHING =
  /\b(?:for example|for instance),? (?:many|some) (?:people|countries) (?:\w+ )?(?:have|use|think|do)\b/i;

/** A sentence that gives an example of what the prompt asks about. */
export const givenExample = (essay: EssayText, isNear: IsNear): Sentence | undefined =>
  essay.sentences.find((sentence, at) => {
    const text = textOf(essay, sentence);
    const next = essay.sentences[at + 1];
    if (!EXAMPLE.test(text) || ABOUT_NOTHING.test(text) || sentence.tokens.length < 7) return false;
    return nearWords(sentence, isNear) + (next ? nearWords(next, isNear) : 0) > 0;
  });

const CLOSES =
  /^\W*(?:in conclusion|to conclude|to sum up|in summary|in short|all in all|on balance|in brief|for (?:these|all these|this) reasons?|therefore|overall|that is why)\b/i;

/** The sentence at the end that says once more what the essay answers. */
export const closingSentence = (essay: EssayText, isNear: IsNear): Sentence | undefined =>
  essay.sentences
    .slice(-3)
    .find((sentence) => CLOSES.test(textOf(essay, sentence)) && nearWords(sentence, isNear) > 0);

const WHOLE =
  /^\W*(?:overall|in general|generally|looking at|to summari[sz]e)\b|\b(?:it is (?:clear|noticeable|evident|obvious)|it can be seen|as can be seen)\b/i;

/** What stands out or changes in a chart, a process or a map. */
const MAIN =
  /\b(?:more|less|most|least|fewer|than|while|whereas|remain(?:s|ed)?|increas\w+|decreas\w+|declin\w+|rose|rise|risen|fell|fall|grew|grow|gain\w*|lost|lose|chang\w+|replac\w+|became|become|turned|(?:larg|high|low|small|bigg)est|stages?|steps?|process|begins?|starts?|ends?)\b/i;

/** The sentence of a report that names its main feature. */
export const overviewSentence = (essay: EssayText): Sentence | undefined =>
  essay.sentences.find((sentence) => {
    const text = textOf(essay, sentence);
    return WHOLE.test(text) && MAIN.test(text);
  });

/** The sentence with most words of what is asked, if it has several. */
export const closestSentence = (essay: EssayText, isNear: IsNear): Sentence | undefined => {
  const [best] = essay.sentences
    .map((sentence) => ({ sentence, near: nearWords(sentence, isNear) }))
    .toSorted((a, b) => b.near - a.near);
  return best && best.near > MIN_NEAR ? best.sentence : undefined;
};
