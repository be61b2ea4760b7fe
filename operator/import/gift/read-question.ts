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

/** How the parser shows where the answers stood inside the text. */
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

/** Per cent of the marks; what has no weight is wholly right or wrong. */
const fractionOf = ({ weight, isCorrect }: { weight: number | null; isCorrect: boolean }): number =>
  weight ?? (isCorrect ? 100 : 0);

/** The parser leaves its own signs for escaped ones in the right sides of pairs. */
const unescaped = (text: string): string =>
  text
    .replace(/&&0(58|35|61|92);|&&(123|125|126);/g, (_, two?: string, three?: string) =>
      String.fromCharCode(Number(two ?? three)),
    )
    .replaceAll('&&010', ' ');

const choiceOf = ({ choices }: MultipleChoice): BankAsk => ({
  kind: 'choice',
  // Weights without one wholly right answer ask for several.
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
    // A wrong answer without a number is what all others are told.
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
      // What is told first is told to who was wrong.
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

/** A typed answer that stands inside the text becomes a gap of it. */
const withGap = (ask: BankAsk): BankAsk => {
  if (ask.kind === 'short')
    return { kind: 'gaps', gaps: [{ kind: 'typed', answers: ask.answers, isCaseSensitive: false }] };
  return ask.kind === 'number' ? { kind: 'gaps', gaps: [{ kind: 'number', numbers: ask.numbers }] } : ask;
};

/** Turns one parsed question of GIFT. Throws `Refused` for what no pack can have. */
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
