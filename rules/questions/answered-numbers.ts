import type { Answer, QuestionContent } from '#contract/question.ts';
import { blankNames } from './fill-paragraph/blanks.ts';
import { isAnswered } from './is-answered.ts';

const filled = (text: string | undefined): boolean => text !== undefined && text.trim() !== '';

/**
 * Whether each numbered item of a question on screen has an answer: blanks, items and choices individually if there
 * are as many of them as numbers, else the same for all numbers.
 * @param count how many numbers the question has
 */
export function answeredNumbers(content: QuestionContent, count: number, answer: Answer | null): boolean[] {
  const each = (names: readonly string[], given: Record<string, string>): boolean[] | null =>
    names.length === count ? names.map((name) => filled(given[name])) : null;
  let several: boolean[] | null = null;
  if (content.type_code === 'fill_paragraph' && answer?.type_code === 'fill_paragraph')
    several = each(blankNames(content.text), answer.blanks);
  if (content.type_code === 'matching' && answer?.type_code === 'matching')
    several = each(
      content.items.map(({ name }) => name),
      answer.pairs,
    );
  if (content.type_code === 'multiple_choice' && answer?.type_code === 'multiple_choice')
    several = Array.from({ length: count }, (_, index) => filled(answer.choices[index]));
  return several ?? Array.from({ length: count }, () => isAnswered(answer));
}
