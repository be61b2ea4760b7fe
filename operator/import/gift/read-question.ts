import type {
  Category,
  GIFTQuestion,
  TextFormat as GiftText,
  MultipleChoice,
  Numerical,
  NumericalChoice,
  NumericalFormat,
  ShortAnswer,
} from 'gift-pegjs';
import { type BankAsk, type BankNumber, type BankQuestion, gapSign } from '../bank-question.ts';
import { type BankText, bankText } from '../bank-text.ts';
import { Refused } from '../faults.ts';

/** The parser's placeholder for answers inside the text. */
const EMBEDDED = '_____';

const noPictures = (address: string): never => {
  throw new Refused(
    `it shows a picture or recording, which a GIFT file cannot hold: ${address.slice(0, 80)}`,
  );
};
const textOf = ({ format, text }: GiftText): BankText => bankText(text, format, noPictures);

const feedbackOf = (feedback: GiftText | null | undefined): BankText | null => {
  const text = feedback ? textOf(feedback) : null;
  return text === null || text.markdown === '' ? null : text;
};

/** Percentage of the marks; answers without a weight are entirely right or wrong. */
const fractionOf = ({ weight, isCorrect }: { weight: number | null; isCorrect: boolean }): number =>
  weight ?? (isCorrect ? 100 : 0);

/** The parser leaves its placeholders for escaped characters in the right sides of pairs. */
const unescaped = (text: string): string =>
  text
    .replace(/&&0(58|35|61|92);|&&(123|125|126);/g, (_, two?: string, three?: string) =>
      String.fromCharCode(Number(two ?? three)),
    )
    .replaceAll('&&010', ' ');

const choiceOf = ({ choices }: MultipleChoice): BankAsk => ({
  kind: 'choice',
  // Weights without an entirely right answer mean multiple choice.
  isSingle: choices.some((choice) => fractionOf(choice) >= 100),
  options: choices.map((choice) => ({
    text: textOf(choice.text),
    fraction: fractionOf(choice),
    feedback: feedbackOf(choice.feedback),
  })),
});

const shortOf = ({ choices }: ShortAnswer): Extract<BankAsk, { kind: 'short' }> => ({
  kind: 'short',
  answers: choices.map((choice) => ({
    text: textOf(choice.text).plain,
    fraction: fractionOf(choice),
    feedback: feedbackOf(choice.feedback),
  })),
  isCaseSensitive: false,
});

const rangeOf = ({ type, number = 0, range = 0, numberLow = 0, numberHigh = 0 }: NumericalFormat) => {
  if (type === 'high-low') return { text: `${numberLow}..${numberHigh}`, low: numberLow, high: numberHigh };
  const tolerance = type === 'range' ? Math.abs(range) : 0;
  return { text: String(number), low: number - tolerance, high: number + tolerance };
};

const isChoice = (value: NumericalChoice | NumericalFormat): value is NumericalChoice => 'isCorrect' in value;

const numbersOf = ({ choices }: Numerical): BankNumber[] =>
  (Array.isArray(choices) ? choices : [choices]).flatMap((value: NumericalChoice | NumericalFormat) => {
    if (!isChoice(value)) return [{ ...rangeOf(value), fraction: 100, feedback: null }];
    // A wrong answer without a number holds the feedback for all other answers.
    if (!('type' in value.text)) return [];
    return [{ ...rangeOf(value.text), fraction: fractionOf(value), feedback: feedbackOf(value.feedback) }];
  });

const askOf = (question: Exclude<GIFTQuestion, Category>): BankAsk => {
  switch (question.type) {
    case 'Description':
      return { kind: 'description' };
    case 'Essay':
      return { kind: 'essay', minWords: null };
    case 'TF':
      // The first feedback is for wrong answers.
      return {
        kind: 'true_false',
        isTrue: question.isTrue,
        whenTrue: feedbackOf(question.isTrue ? question.falseFeedback : question.trueFeedback),
        whenFalse: feedbackOf(question.isTrue ? question.trueFeedback : question.falseFeedback),
      };
    case 'MC':
      return choiceOf(question);
    case 'Short':
      return shortOf(question);
    case 'Numerical':
      return { kind: 'number', numbers: numbersOf(question), units: [] };
    case 'Matching': {
      const pairs = question.matchPairs.map(({ subquestion, subanswer }) => ({
        item: textOf(subquestion),
        option: bankText(unescaped(subanswer), 'html', noPictures).plain,
      }));
      return {
        kind: 'matching',
        pairs: pairs.filter(({ item }) => item.plain !== ''),
        distractors: pairs.filter(({ item }) => item.plain === '').map(({ option }) => option),
      };
    }
  }
};

/** Turns a typed answer inside the text into a gap. */
const withGap = (ask: BankAsk): BankAsk => {
  if (ask.kind === 'short')
    return { kind: 'gaps', gaps: [{ kind: 'typed', answers: ask.answers, isCaseSensitive: false }] };
  return ask.kind === 'number' ? { kind: 'gaps', gaps: [{ kind: 'number', numbers: ask.numbers }] } : ask;
};

/** Converts a parsed GIFT question. Throws `Refused` if a pack does not support it. */
export const readGiftQuestion = (question: Exclude<GIFTQuestion, Category>): BankQuestion => {
  const plainAsk = askOf(question);
  const ask = question.hasEmbeddedAnswers ? withGap(plainAsk) : plainAsk;
  const { stem } = question;
  const text = ask.kind === 'gaps' ? stem.text.replace(EMBEDDED, gapSign(0)) : stem.text;
  return {
    ask,
    prompt: textOf({ ...stem, text }),
    feedback: question.type === 'Description' ? null : feedbackOf(question.globalFeedback),
    grade: null,
    losses: [],
  };
};
