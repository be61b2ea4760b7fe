import type { Answer, AnswerOf, ContentOf, QuestionContent, QuestionType } from '#contract/question.ts';
import { comparableAnswer } from './answer-matching.ts';
import { blankNames } from './fill-paragraph/blanks.ts';
import { isOfType } from './is-of-type.ts';

type Fits<T extends QuestionType> = (content: ContentOf<T>, answer: AnswerOf<T>) => boolean;

const always = (): boolean => true;

const FITS: { [T in QuestionType]: Fits<T> } = {
  single_choice: (content, answer) => content.options.some(({ id }) => id === answer.choice),
  multiple_choice: ({ options, choose }, { choices }) =>
    choices.length <= choose &&
    new Set(choices).size === choices.length &&
    choices.every((choice) => options.some(({ id }) => id === choice)),
  true_false: (content, answer) => content.with_not_given || answer.value !== 'NOT_GIVEN',
  matching: ({ items, options, reuse }, { pairs }) => {
    const chosen = Object.values(pairs).filter(Boolean);
    return (
      Object.keys(pairs).every((name) => items.some((item) => item.name === name)) &&
      chosen.every((choice) => options.some(({ id }) => id === choice)) &&
      (reuse || new Set(chosen).size === chosen.length)
    );
  },
  fill_paragraph: (content, answer) => {
    const names = new Set(blankNames(content.text));
    const bank = content.word_bank?.map(comparableAnswer) ?? null;
    return Object.entries(answer.blanks).every(([name, text]) => {
      const word = comparableAnswer(text);
      return names.has(name) && (bank === null || word === '' || bank.includes(word));
    });
  },
  free_text: always,
  ielts_writing: always,
  ielts_scripted_speaking: always,
  ielts_unscripted_speaking: always,
  voice: always,
};

const fitsAs = <T extends QuestionType>(type: T, content: QuestionContent, answer: Answer): boolean => {
  const fits: Fits<T> = FITS[type];
  return isOfType(content, type) && isOfType(answer, type) && fits(content, answer);
};

/**
 * Whether an answer is valid for a question: same type, offered choices and not too many of them, existing items,
 * blanks and words of the bank, Not Given only if offered. Does not check correctness.
 */
export const answerFits = (content: QuestionContent, answer: Answer): boolean =>
  fitsAs(content.type_code, content, answer);
